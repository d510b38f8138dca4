import { checkProof, type Checked } from '../../../../schema/proof/check-proof';
import type { Blocks } from '../../../../schema/proof/document-types';
import { webTools } from '../../../../schema/proof/web-tools';

/** A contract opens in one block and settles in one. */
const BLOCKS_MAX = 2;

/**
 * Checks a certificate against itself, then against what is published of its blocks: in this browser, by the verifier
 * that its owner uses.
 * @throws CannotCheck, and whatever the network fails with
 */
export async function checkCertificate(text: string): Promise<Checked> {
  const alone = await checkProof(webTools, text, null);
  if (alone.fault) return alone;
  const answers = await Promise.all(alone.blocks.slice(0, BLOCKS_MAX).map(blockOf));
  const { format, keys } = answers[0] ?? { format: 'blocks/1', keys: [] };
  const blocks = answers.flatMap((one) => one.blocks);
  return checkProof(webTools, text, JSON.stringify({ format, keys, blocks }));
}

/** The newest heads go back minutes only: these are asked for by their numbers. */
async function blockOf(number: number): Promise<Blocks> {
  const at = String(number);
  const answer = await fetch(`/proof/blocks?from=${at}&to=${at}`, {
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`block ${at}: ${String(answer.status)}`);
  return (await answer.json()) as Blocks;
}
