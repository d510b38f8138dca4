import { signed } from '../../../../schema/proof/numbers';
import { demand, ProofFault } from '../../../../schema/proof/proof-fault';
import { readLeafText } from '../../../../schema/proof/texts';
import { createBooks } from './check-books';
import { createAuditChain, createQuoteChain } from './check-chains';
import { createNamedQuotes } from './check-named-quotes';
import { createSeal } from './check-seal';

type Line = Readonly<Record<string, string | number | null>>;

const word = (line: Line, name: string): string => String(line[name] ?? '');

/** What is done with a line, by the name that only its kind has, in the order of the kinds. */
function createTakers(kept: ReadonlyMap<number, string>) {
  const seal = createSeal(kept);
  const named = createNamedQuotes();
  const quotes = createQuoteChain(named);
  const audit = createAuditChain();
  const books = createBooks({ quotes: named, symbolOf: seal.symbolOf });
  const takers: Readonly<Record<string, (line: Line) => Promise<void> | void>> = {
    publicKey: (line) => {
      seal.addKey({ id: word(line, 'id'), publicKey: word(line, 'publicKey') });
    },
    text: async (line) => {
      const [text, key, signature] = ['text', 'key', 'signature'].map((name) => word(line, name));
      const block = await seal.addBlock({
        ...{ text: text ?? '', key: key ?? '', signature: signature ?? '' },
      });
      quotes.expect(block);
      audit.expect(block);
    },
    movement: async (line) => {
      demand(line.leaf != null, 'PATH_WRONG', `movement ${word(line, 'movement')}`);
      const leaf = readLeafText(word(line, 'leaf'));
      demand(word(line, 'movement') === leaf.id, 'NOT_A_PROOF', `movement ${leaf.id}`);
      await books.add(leaf);
      if (line.block === null) await seal.addNewer(leaf.id);
      else await seal.addLeaf(word(line, 'leaf'), { id: leaf.id, block: line.block });
    },
    quote: (line) => quotes.add(word(line, 'quote'), word(line, 'link')),
    audit: (line) => {
      const link = { before: word(line, 'before'), hash: word(line, 'hash') };
      audit.add({ seq: word(line, 'audit'), ...link });
    },
    account: (line) => {
      books.settle(word(line, 'account'), signed(word(line, 'balance'), 'NOT_A_PROOF'));
    },
  };
  const end = async () => {
    const blocks = await seal.end();
    quotes.end();
    named.end();
    audit.end();
    books.end();
    return { blocks, movements: books.count() };
  };
  return { takers, end };
}

/**
 * Proves an export without a database: links, leaves, blocks, signatures, the quotes that decided, the sums and every
 * balance. `kept` are hashes of blocks that somebody kept. Resolves to how much it held. @throws ProofFault naming the first thing that does not fit
 */
export async function checkExport(
  lines: AsyncIterable<string>,
  kept: ReadonlyMap<number, string> = new Map(),
): Promise<{ readonly blocks: number; readonly movements: number }> {
  const { takers, end } = createTakers(kept);
  const kinds = Object.keys(takers);
  let format: string | undefined;
  let last = 0;
  for await (const text of lines) {
    if (format === undefined) {
      format = text;
      demand(format === '{"format":"export/1"}', 'NOT_A_PROOF', 'format');
    } else {
      const line = lineOf(text);
      const kind = kinds.findIndex((name) => name in line);
      demand(kind >= 0, 'NOT_A_PROOF', text.slice(0, 40));
      // What a line is proved by has come before it.
      demand(kind >= last, 'NOT_AS_WRITTEN', kinds[kind]);
      last = kind;
      await takers[kinds[kind] ?? '']?.(line);
    }
  }
  demand(format !== undefined, 'NOT_A_PROOF', 'empty');
  return end();
}

function lineOf(text: string): Line {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw new ProofFault('NOT_JSON', text.slice(0, 40));
  }
  demand(typeof line === 'object' && line !== null, 'NOT_A_PROOF', text.slice(0, 40));
  return line as Line;
}
