import { checkEntry, checkHeads, checkSigned, type CheckedBlock } from './check-blocks';
import { checkMoney, checkOutcome, checkSymbol, checkTerms } from './check-contract';
import { readContract, type ProvedContract } from './contract';
import { checkQuotes } from './check-quotes';
import type { Certificate, Entry } from './document-types';
import { readProof, signedText } from './documents';
import { ProofFault, type ProofTools } from './proof-fault';
import type { ProofStep } from './proof-steps';
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
  /** What was checked and holds; the fault is of the next. */
  readonly passed: readonly ProofStep[];
}

const NOTHING = { fault: null, contract: null, entry: null, blocks: [] };

interface Checking extends ProofTools {
  readonly passed: ProofStep[];
}

/**
 * Checks a certificate, or one entry of the ledger, as FORMAT.md says. `heads` is what was published of its blocks, as
 * `/proof/heads` or `/proof/blocks` answered it; without them the document is only checked against itself.
 */
export async function checkProof(
  tools: ProofTools,
  text: string,
  heads: string | null,
): Promise<Checked> {
  const passed: ProofStep[] = [];
  try {
    return await checked({ ...tools, passed }, text, heads);
  } catch (error) {
    if (error instanceof ProofFault) return { ...NOTHING, passed, fault: error };
    throw error;
  }
}

async function checked(tools: Checking, text: string, heads: string | null): Promise<Checked> {
  const { passed } = tools;
  const document = readProof(text);
  passed.push('FILE');
  const blocks = await checkSigned(tools, document, signedText(text));
  passed.push('SIGNATURE');
  const found =
    document.format === 'entry/1'
      ? { entry: await checkedEntry(tools, blocks, document.entry) }
      : { contract: await checkContract(tools, blocks, document) };
  if (heads !== null) {
    await checkHeads(tools, heads, { blocks, document });
    passed.push('HEADS');
  }
  return { ...NOTHING, ...found, passed, blocks: [...blocks.keys()] };
}

async function checkedEntry(
  tools: Checking,
  blocks: ReadonlyMap<number, CheckedBlock>,
  entry: Entry,
): Promise<LeafText> {
  await checkEntry(tools, blocks, entry);
  const leaf = readLeafText(entry.leaf);
  tools.passed.push('PATH');
  return leaf;
}

async function checkContract(
  tools: Checking,
  blocks: ReadonlyMap<number, CheckedBlock>,
  certificate: Certificate,
): Promise<ProvedContract> {
  await checkEntry(tools, blocks, certificate.opening);
  await checkEntry(tools, blocks, certificate.settlement);
  const opening = readLeafText(certificate.opening.leaf);
  const settlement = readLeafText(certificate.settlement.leaf);
  tools.passed.push('PATH');
  const contract = readContract(certificate.symbol, opening, settlement);
  await checkTerms(tools, contract);
  checkSymbol(contract, blocks.values());
  tools.passed.push('TERMS');
  const { instrument, openQuote, closeQuote, openedAt, settlesAt } = contract;
  await checkQuotes(tools, certificate.openingQuotes, {
    ...{ instrument, quote: openQuote, instant: openedAt, blocks: blocks.values() },
  });
  tools.passed.push('OPENING_QUOTE');
  await checkQuotes(tools, certificate.closingQuotes, {
    ...{ instrument, quote: closeQuote, instant: settlesAt, blocks: blocks.values() },
  });
  tools.passed.push('CLOSING_QUOTE');
  checkOutcome(contract);
  tools.passed.push('OUTCOME');
  checkMoney(contract, opening, settlement);
  tools.passed.push('MONEY');
  return contract;
}
