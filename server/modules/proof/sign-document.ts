import { createHash } from 'node:crypto';
import type { Certificate, EntryProof } from '../../../schema/proof/document-types';
import type { Context } from '../../platform/context';
import { blocksOf, publicKeys } from './sealed-blocks';
import { sealKey } from './seal-key';

type Unsigned<D> = D extends unknown ? Omit<D, 'blocks' | 'keys' | 'key' | 'signature'> : never;

/** A document of the seal as its file holds it: with its blocks, the keys of all signatures, and its own. */
export async function signDocument(
  ctx: Pick<Context, 'db' | 'config'>,
  document: Unsigned<Certificate | EntryProof>,
  numbers: readonly number[],
): Promise<string> {
  const key = sealKey(ctx.config);
  const blocks = await blocksOf(ctx, numbers);
  const known = await publicKeys(ctx, [...blocks.map((block) => block.key), key.id]);
  const own = { id: key.id, publicKey: key.publicKey.toString('hex') };
  const keys = known.some(({ id }) => id === key.id) ? known : [...known, own];
  const whole = {
    ...document,
    blocks: blocks.map(({ text, key: by, signature }) => ({ text, key: by, signature })),
    keys,
    key: key.id,
  };
  const signed = JSON.stringify(whole).slice(0, -1);
  const signature = key.sign(createHash('sha256').update(signed, 'utf8').digest());
  return `${signed},"signature":"${signature.toString('hex')}"}`;
}
