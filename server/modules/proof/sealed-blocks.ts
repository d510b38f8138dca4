import type { Entry, PublicKey, SignedBlock } from '../../../schema/proof/document-types';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { merklePath } from './merkle-path';

type Reads = Pick<Context, 'db'>;

/** A block as it is published. */
export interface PublishedBlock extends SignedBlock {
  readonly number: number;
  readonly hash: string;
  /** As it is signed. */
  readonly madeAt: Date;
}

interface BlockRow {
  readonly number: string;
  readonly text: string;
  readonly hash: Buffer;
  readonly keyId: string;
  readonly signature: Buffer;
}

/** The third line of a block. */
const standsAt = (text: string) => new Date(Number.parseInt(text.split('\n')[2] ?? '', 10));

const shown = (row: BlockRow): PublishedBlock => ({
  number: Number.parseInt(row.number, 10),
  madeAt: standsAt(row.text),
  text: row.text,
  hash: row.hash.toString('hex'),
  key: row.keyId,
  signature: row.signature.toString('hex'),
});

const BLOCK = 'SELECT b.number, b.text, b.hash, b.key_id, b.signature FROM proof_block b';

/** Blocks with numbers from one to another, both included, in their order. */
export const blocksFrom = async ({ db }: Reads, from: number, to: number) =>
  (
    await rows<BlockRow>(db, `${BLOCK} WHERE b.number BETWEEN $1 AND $2 ORDER BY b.number`, [
      from,
      to,
    ])
  ).map(shown);

/** The first block that stands at an instant or later; none while there is none. */
export async function firstBlockAt({ db }: Reads, at: Date): Promise<PublishedBlock | undefined> {
  const found = await rows<BlockRow>(
    db,
    `${BLOCK} WHERE b.made_at >= $1 ORDER BY b.made_at, b.number LIMIT 1`,
    [at],
  );
  return found.map(shown)[0];
}

/** The newest blocks, the newest first. */
export const newestBlocks = async ({ db }: Reads, most: number) =>
  (await rows<BlockRow>(db, `${BLOCK} ORDER BY b.number DESC LIMIT $1`, [most])).map(shown);

/** Blocks by number, in their order. */
export const blocksOf = async ({ db }: Reads, numbers: readonly number[]) =>
  (await rows<BlockRow>(db, `${BLOCK} WHERE b.number = ANY ($1) ORDER BY b.number`, [numbers])).map(
    shown,
  );

/** The public keys with these names, or all that ever signed a block. */
export async function publicKeys({ db }: Reads, ids?: readonly string[]): Promise<PublicKey[]> {
  const found = await rows<{ id: string; publicKey: Buffer }>(
    db,
    'SELECT k.id, k.public_key FROM proof_key k WHERE $1::text[] IS NULL OR k.id = ANY ($1) ORDER BY k.id',
    [ids ?? null],
  );
  return found.map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString('hex') }));
}

/** A leaf of `sealed_leaves`. */
export interface SealedLeaf {
  readonly movementId: string;
  readonly block: string;
  readonly place: number;
  readonly leaf: string;
}

/** A leaf with its way up to the root of its block. */
export async function entryOf({ db }: Reads, { block, place, leaf }: SealedLeaf): Promise<Entry> {
  const leaves = await rows<{ hash: Buffer }>(
    db,
    'SELECT l.hash FROM proof_leaf l WHERE l.block = $1 ORDER BY l.position',
    [block],
  );
  const hashes = leaves.map(({ hash }) => hash);
  const path = merklePath(hashes, place).map((hash) => hash.toString('hex'));
  return { leaf, block: Number.parseInt(block, 10), place, leaves: hashes.length, path };
}

/** The blocks that hold these movements, by the movement's id; one that is not sealed yet is left out. */
export async function blockNumbers(
  { db }: Reads,
  movementIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ movementId: string; block: string }>(
    db,
    'SELECT l.movement_id, l.block FROM proof_leaf l WHERE l.movement_id = ANY ($1)',
    [movementIds],
  );
  return new Map(found.map(({ movementId, block }) => [movementId, Number.parseInt(block, 10)]));
}
