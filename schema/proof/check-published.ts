import { checkProof, type Checked } from './check-proof';
import type { ProofTools } from './proof-fault';

export interface CheckedPublished {
  readonly checked: Checked;
  /** What was published of its blocks, as it is saved; null where the file does not hold by itself. */
  readonly heads: string | null;
}

/** What `/proof/blocks?numbers=` answers of these, at most a hundred: the newest heads go back minutes only. */
export type AskBlocks = (numbers: string) => Promise<string>;

/** As many as are answered at once; a certificate has four at most. */
const BLOCKS_MAX = 100;

/**
 * Checks a file against itself, then against what is published of all its blocks: a contract that was written or
 * sealed late has others besides the one it opened in and the one it settled in.
 * @throws what `ask` fails with, and whatever the tools throw where they are missing
 */
export async function checkPublished(
  tools: ProofTools,
  text: string,
  ask: AskBlocks,
): Promise<CheckedPublished> {
  const alone = await checkProof(tools, text, null);
  if (alone.fault) return { checked: alone, heads: null };
  const heads = await ask(alone.blocks.slice(0, BLOCKS_MAX).join(','));
  return { checked: await checkProof(tools, text, heads), heads };
}
