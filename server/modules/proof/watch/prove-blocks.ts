import type { Context } from '../../../platform/context';
import { readBlockText, type BlockText } from '../../../../schema/proof/texts';
import { checkChain } from '../../audit';
import type { Fault } from '../../ledger';
import { placeOf, proveQuotes, type ProvedQuotes } from '../../market';
import { unsignedBlock } from '../check-blocks';
import { partChecks } from '../checks';
import { newMoneyChecks } from './new-money-checks';
import type { VerifyReads } from './note-mismatch';

/** Blocks after one number, up to another. */
export interface Blocks {
  readonly after: string;
  readonly through: string;
}

export interface Proved {
  /** Movements, quotes and audit entries that were examined. */
  readonly entries: number;
  readonly faults: readonly Fault[];
}

type Proving = Pick<Context, 'db'>;

/**
 * Proves some blocks and all that came into the books between them: what they sealed, the money that moved, the quotes
 * of each instrument link by link, the entries of the audit. By indexes, in statements of their own: it locks nothing
 * and has no transaction that anything could wait for.
 */
export async function proveBlocks(
  ctx: Proving,
  verify: VerifyReads,
  blocks: Blocks,
): Promise<Proved> {
  const sealed = await proveSealed(verify, blocks);
  const ends = await readEnds(verify, blocks);
  const quotes = await proveNewQuotes(verify, ends);
  const audit = await proveNewAudit(ctx, ends);
  const all = [sealed, quotes, audit];
  return {
    entries: all.reduce((sum, { entries }) => sum + entries, 0),
    faults: all.flatMap(({ faults }) => faults),
  };
}

/** The seal of these blocks, and that what they sealed moved money as money moves. */
export async function proveSealed(
  verify: VerifyReads,
  { after, through }: Blocks,
): Promise<Proved> {
  const first = String(BigInt(after) + 1n);
  const faults: Fault[] = [];
  for (const [check, sql] of Object.entries({ ...partChecks, ...newMoneyChecks })) {
    const { rows } = await verify.query<{ subject: string }>(sql, [first, through]);
    faults.push(...rows.map(({ subject }) => ({ check, subject })));
  }
  const unsigned = await unsignedBlock(verify, after, through);
  const { rows } = await verify.query<{ entries: number }>(
    'SELECT count(*)::int AS entries FROM verify.leaf WHERE block BETWEEN $1 AND $2',
    [first, through],
  );
  return { entries: rows[0]?.entries ?? 0, faults: unsigned ? [...faults, unsigned] : faults };
}

/** What a block says of the books beside what it sealed. */
type Named = Pick<BlockText, 'madeAt' | 'auditSeq' | 'links'>;

/** Before the first block, and of one that cannot be read: the checks of blocks name that one. */
const NOTHING: Named = { madeAt: 0, auditSeq: 0n, links: new Map() };

interface Ends {
  readonly before: Named;
  readonly last: Named;
}

/** What the block before the first of them says, and what the last says. */
async function readEnds(verify: VerifyReads, { after, through }: Blocks): Promise<Ends> {
  const { rows } = await verify.query<{ number: string; text: string }>(
    'SELECT number, text FROM verify.block WHERE number = ANY ($1)',
    [[after, through]],
  );
  const read = (number: string) => named(rows.find((row) => row.number === number)?.text ?? '');
  return { before: read(after), last: read(through) };
}

function named(text: string): Named {
  try {
    return readBlockText(text);
  } catch {
    return NOTHING;
  }
}

async function proveNewQuotes(verify: VerifyReads, { before, last }: Ends): Promise<Proved> {
  const faults: Fault[] = [];
  let entries = 0;
  for (const [instrumentId, { seq: to }] of last.links) {
    const from = before.links.get(instrumentId)?.seq ?? 0n;
    if (from >= to) continue;
    const asked = { instrumentId, seq: String(from), notAfter: new Date(before.madeAt) };
    const after = await placeOf(verify, asked);
    const proved = await proveQuotes(verify, { instrumentId, after, through: String(to) });
    entries += proved.proved;
    faults.push(...quoteFaults(proved));
  }
  return { entries, faults };
}

/** What a run of quotes came to, in the words of the checks that a whole database is asked. */
export function quoteFaults({ broken, missing }: ProvedQuotes): readonly Fault[] {
  const said = [
    ['each quote links to the one before it', broken],
    ['no quote is missing between two others', missing],
  ] as const;
  return said.flatMap(([check, id]) => (id === null ? [] : [{ check, subject: `quote ${id}` }]));
}

async function proveNewAudit(ctx: Proving, { before, last }: Ends): Promise<Proved> {
  const [from, to] = [before.auditSeq, last.auditSeq];
  let after = from;
  while (after < to) {
    const { through, broken } = await checkChain(ctx, String(after), count(to - after));
    const entries = count(BigInt(through) - from);
    if (broken !== null)
      return { entries, faults: [{ check: AUDIT, subject: `audit entry ${broken}` }] };
    if (BigInt(through) === after) return { entries, faults: [] };
    after = BigInt(through);
  }
  return { entries: count(after - from), faults: [] };
}

const AUDIT = 'no audit entry was altered';

/** How many entries lie between two numbers. */
const count = (entries: bigint): number => Number.parseInt(String(entries), 10);
