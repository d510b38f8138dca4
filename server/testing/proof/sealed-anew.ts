import { createHash } from 'node:crypto';
import type { Certificate } from '../../../schema/proof/document-types';
import { sealKey } from '../../modules/proof/seal-key';
import { unsigned } from '../people/sealed';
import type { World } from '../world';

export const sha = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The lines of a block, or others in their place. */
export type Rewrite = (lines: readonly string[]) => readonly string[];

/** What an operator says in a certificate, its leaves sealed alone in its blocks and all of it signed by the operator's own key. */
export function sealedAnew(
  { config }: World,
  file: Certificate,
  rewrite: Rewrite = (lines) => lines,
): string {
  const key = sealKey(config);
  const blocks = file.blocks.map((block, n) => {
    const { leaf } = n === 0 ? file.opening : file.settlement;
    const lines = [...rewrite(block.text.split('\n').slice(0, -1))];
    lines[4] = '1';
    lines[8] = sha(Buffer.concat([Buffer.of(0), Buffer.from(leaf)])).toString('hex');
    const text = lines.map((line) => `${line}\n`).join('');
    return { text, key: key.id, signature: key.sign(sha(text)).toString('hex') };
  });
  const alone = { place: 0, leaves: 1, path: [] };
  const whole = unsigned({
    ...file,
    opening: { ...file.opening, ...alone },
    settlement: { ...file.settlement, ...alone },
    blocks,
  });
  const signed = JSON.stringify(whole).slice(0, -1);
  return `${signed},"signature":"${key.sign(sha(signed)).toString('hex')}"}`;
}

/** Hashes of a file's own blocks by their numbers, as if they had been published. */
export const ownHeads = (text: string): ReadonlyMap<number, string> =>
  new Map(
    (JSON.parse(text) as Certificate).blocks.map((block) => [
      Number(block.text.split('\n')[1]),
      sha(block.text).toString('hex'),
    ]),
  );
