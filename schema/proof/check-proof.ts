import { checkEntry, checkHeads, checkSigned, type CheckedBlock } from './check-blocks';
import { checkMoney, checkOutcome, checkTerms } from './check-contract';
import { readContract, type ProvedContract } from './contract';
import { checkQuotes } from './check-quotes';
import type { Certificate } from './document-types';
import { readProof, signedText } from './documents';
import { ProofFault, type ProofTools } from './proof-fault';
import { readLeafText, type LeafText } from './texts';

/** What was found of a certificate or of one entry of the ledger. */
export interface Checked {
  /** Why it does not hold; null when it does. */
  readonly fault: ProofFault | null;
  /** Of a certificate that holds. */
  readonly contract: ProvedContract | null;
  /** Of an entry that holds. */
  readonly entry: LeafText | null;
  /** The numbers of its blocks, for who asks what was published of them. */
  readonly blocks: readonly number[];
}

const NOTHING: Checked = { fault: null, contract: null, entry: null, blocks: [] };

/**
 * Checks a certificate, or one entry of the ledger, as FORMAT.md says. `heads` is what was published of its blocks, as
 * `/proof/heads` or `/proof/blocks` answered it; without them the document is only checked against itself.
 */
export async function checkProof(
  tools: ProofTools,
  text: string,
  heads: string | null,
): Promise<Checked> {
  try {
    return await checked(tools, text, heads);
  } catch (error) {
    if (error instanceof ProofFault) return { ...NOTHING, fault: error };
    throw error;
  }
}

async function checked(tools: ProofTools, text: string, heads: string | null): Promise<Checked> {
  const document = readProof(text);
  const blocks = await checkSigned(tools, document, signedText(text));
  const found =
    document.format === 'entry/1'
      ? { entry: await checkedEntry(tools, blocks, document.entry) }
      : { contract: await checkContract(tools, blocks, document) };
  if (heads !== null) await checkHeads(tools, heads, { blocks, document });
  return { ...NOTHING, ...found, blocks: [...blocks.keys()] };
}

async function checkedEntry(...args: Parameters<typeof checkEntry>): Promise<LeafText> {
  await checkEntry(...args);
  return readLeafText(args[2].leaf);
}

async function checkContract(
  tools: ProofTools,
  blocks: ReadonlyMap<number, CheckedBlock>,
  certificate: Certificate,
): Promise<ProvedContract> {
  const opened = await checkEntry(tools, blocks, certificate.opening);
  const settled = await checkEntry(tools, blocks, certificate.settlement);
  const opening = readLeafText(certificate.opening.leaf);
  const settlement = readLeafText(certificate.settlement.leaf);
  const contract = readContract(certificate.symbol, opening, settlement);
  await checkTerms(tools, contract);
  const { instrument, openQuote, closeQuote, openedAt, settlesAt } = contract;
  await checkQuotes(tools, certificate.openingQuotes, {
    ...{ instrument, quote: openQuote, instant: openedAt, block: opened },
  });
  await checkQuotes(tools, certificate.closingQuotes, {
    ...{ instrument, quote: closeQuote, instant: settlesAt, block: settled },
  });
  checkOutcome(contract);
  checkMoney(contract, opening, settlement);
  return contract;
}
