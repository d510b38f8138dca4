import type { ClientBase, Pool } from 'pg';
import { hexOf } from '../../../schema/proof/hashes';
import { readPublished } from '../../../schema/proof/check-blocks';
import type { Fault } from '../ledger';
import { nodeTools } from './node-tools';

interface BlockRow {
  readonly number: string;
  readonly hash: Buffer;
  readonly key_id: string | null;
  readonly public_key: Buffer | null;
  readonly signature: Buffer | null;
}

const PAGE = 1_000;
/** Of a public Ed25519 key. */
const KEY_BYTES = 32;

/** The check of one block's signature, as a mismatch names it. */
export const SIGNED = 'each block is signed by a key that is published';
const KEPT = 'each head that was kept is still the block of that number';

/**
 * What no query can prove: the signatures of all blocks, and, where somebody kept an answer of `/proof/heads`, that
 * the blocks are those of then. Reads the schema `verify` alone. Resolves to the first fault, or to null.
 * @throws ProofFault for a file of heads that does not hold
 */
export async function blockFault(
  db: ClientBase,
  kept: string | null,
  onCheck: (check: string) => void = () => undefined,
): Promise<Fault | null> {
  onCheck(kept === null ? SIGNED : KEPT);
  const heads =
    kept === null ? new Map<number, string>() : (await readPublished(nodeTools, kept)).hashes;
  for await (const row of allBlocks(db)) {
    const fault = (await signatureFault(row)) ?? headFault(row, heads);
    if (fault) return fault;
  }
  const [missing] = heads.keys();
  return missing === undefined ? null : { check: KEPT, subject: `block ${String(missing)}` };
}

/** The first block after one number, up to another, that no published key signed; null when there is none. */
export async function unsignedBlock(
  db: Pick<Pool, 'query'>,
  after: string,
  through: string,
): Promise<Fault | null> {
  for await (const row of allBlocks(db, { after, through })) {
    const fault = await signatureFault(row);
    if (fault) return fault;
  }
  return null;
}

interface Blocks {
  readonly after: string;
  /** Null: to the newest. */
  readonly through: string | null;
}

async function* allBlocks(
  db: Pick<Pool, 'query'>,
  { after: first, through }: Blocks = { after: '0', through: null },
): AsyncGenerator<BlockRow> {
  let after: string | undefined = first;
  while (after !== undefined) {
    const page: readonly BlockRow[] = await blocksAfter(db, { after, through });
    yield* page;
    after = page.at(-1)?.number;
  }
}

const blocksAfter = async (
  db: Pick<Pool, 'query'>,
  { after, through }: Blocks,
): Promise<readonly BlockRow[]> =>
  (
    await db.query<BlockRow>(
      `SELECT number, hash, key_id, public_key, signature FROM verify.block
       WHERE number > $1 AND ($2::bigint IS NULL OR number <= $2::bigint) ORDER BY number LIMIT $3`,
      [after, through, PAGE],
    )
  ).rows;

async function signatureFault(row: BlockRow): Promise<Fault | null> {
  const { number, hash, key_id: id, public_key: key, signature } = row;
  const bad = { check: SIGNED, subject: `block ${number}` };
  // What is no key at all verifies nothing: it raises.
  if (key?.length !== KEY_BYTES || signature === null) return bad;
  const name = hexOf(await nodeTools.sha256(Uint8Array.from(key))).slice(0, 16);
  const right = nodeTools.verify(
    Uint8Array.from(key),
    Uint8Array.from(signature),
    Uint8Array.from(hash),
  );
  return name === id && (await right) ? null : bad;
}

function headFault({ number, hash }: BlockRow, heads: Map<number, string>): Fault | null {
  const head = heads.get(Number.parseInt(number, 10));
  heads.delete(Number.parseInt(number, 10));
  return head === undefined || head === hash.toString('hex')
    ? null
    : { check: KEPT, subject: `block ${number}` };
}
