import { checkProof, type Checked } from '../../../../schema/proof/check-proof';
import type { Blocks } from '../../../../schema/proof/document-types';
import { request } from '../../lib/request';
import { webTools } from '../../../../schema/proof/web-tools';

export interface Found {
  readonly checked: Checked;
  /** What was published of its blocks, as it is saved; null where the file does not hold by itself. */
  readonly heads: string | null;
}

/** A contract opens in one block and settles in one. */
const BLOCKS_MAX = 2;

/**
 * Checks a file against itself, then against what is published of its blocks.
 * @throws CannotCheck, and whatever the network fails with
 */
export async function checkFile(text: string): Promise<Found> {
  const alone = await checkProof(webTools, text, null);
  if (alone.fault) return { checked: alone, heads: null };
  const heads = await publishedOf(alone.blocks.slice(0, BLOCKS_MAX));
  return { checked: await checkProof(webTools, text, heads), heads };
}

/** The newest heads go back minutes only: these are asked for by their numbers. */
async function publishedOf(numbers: readonly number[]): Promise<string> {
  const answers = await Promise.all(numbers.map(blockOf));
  const { format, keys } = answers[0] ?? { format: 'blocks/1', keys: [] };
  return JSON.stringify({ format, keys, blocks: answers.flatMap(({ blocks }) => blocks) });
}

async function blockOf(number: number): Promise<Blocks> {
  const at = String(number);
  const answer = await request('/proof/blocks', { data: { from: at, to: at } });
  if (!answer.ok) throw new Error(`block ${at}: ${String(answer.status)}`);
  return (await answer.json()) as Blocks;
}
