import { blockHead } from '../../../schema/proof/check-blocks';
import type { Heads } from '../../../schema/proof/document-types';
import { readHeads } from '../../../schema/proof/documents';
import { nodeTools } from '../../modules/proof';
import { PlainError } from '../say';

/**
 * What several answers of `/proof/heads` and `/proof/blocks` say, as one answer of heads; null for none.
 * @throws ProofFault for a text that is no such answer; PlainError where two of them name the same block differently
 */
export async function keptHeads(texts: readonly string[]): Promise<string | null> {
  if (texts.length === 0) return null;
  const keys = new Map<string, Heads['keys'][number]>();
  const heads = new Map<number, Heads['heads'][number]>();
  for (const text of texts) {
    const published = readHeads(text);
    for (const key of published.keys) keys.set(key.id, key);
    const named =
      published.format === 'heads/1'
        ? published.heads
        : await Promise.all(published.blocks.map((block) => blockHead(nodeTools, block)));
    for (const head of named) {
      const other = heads.get(head.number);
      if (other && other.hash !== head.hash) {
        throw new PlainError(`✗ The files name block ${String(head.number)} differently.`);
      }
      heads.set(head.number, head);
    }
  }
  return JSON.stringify({
    format: 'heads/1',
    keys: [...keys.values()],
    heads: [...heads.values()],
  } satisfies Heads);
}
