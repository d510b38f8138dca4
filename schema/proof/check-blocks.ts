import type { Certificate, Entry, EntryProof, Heads, SignedBlock } from './document-types';
import { readHeads } from './documents';
import { hashOfText, rootOf } from './hashes';
import { demand, type ProofTools } from './proof-fault';
import { checkSignature, keysOf, type Keys } from './signatures';
import { readBlockText, type BlockText } from './texts';

/** A block of a document, with its hash. */
export interface CheckedBlock extends BlockText {
  readonly hash: string;
}

/** The blocks of a document by their numbers, each signed, and the document itself. @throws ProofFault */
export async function checkSigned(
  tools: ProofTools,
  document: Certificate | EntryProof,
  signedText: string,
): Promise<ReadonlyMap<number, CheckedBlock>> {
  const keys = await keysOf(tools, document.keys);
  const hash = await hashOfText(tools, signedText);
  await checkSignature({ tools, keys }, { ...document, hash }, 'SIGNATURE_WRONG');
  const blocks = new Map<number, CheckedBlock>();
  for (const block of document.blocks) {
    const read = await checkBlock(tools, keys, block);
    blocks.set(read.number, read);
  }
  return blocks;
}

/** The block that an entry leads to. @throws ProofFault */
export async function checkEntry(
  tools: ProofTools,
  blocks: ReadonlyMap<number, CheckedBlock>,
  entry: Entry,
): Promise<CheckedBlock> {
  const block = blocks.get(entry.block);
  demand(block?.leaves === entry.leaves, 'PATH_WRONG', `block ${String(entry.block)}`);
  demand((await rootOf(tools, entry)) === block.root, 'PATH_WRONG', `block ${String(entry.block)}`);
  return block;
}

/** The hashes of published blocks by their numbers, each signed by a published key. @throws ProofFault */
export async function readPublished(
  tools: ProofTools,
  headsText: string,
): Promise<{ readonly keys: Keys; readonly hashes: Map<number, string> }> {
  const published = readHeads(headsText);
  const keys = await keysOf(tools, published.keys);
  const hashes = new Map<number, string>();
  for (const head of await headsOf(tools, published)) {
    await checkSignature({ tools, keys }, head, 'HEADS_WRONG');
    hashes.set(head.number, head.hash);
  }
  return { keys, hashes };
}

interface Named {
  readonly blocks: ReadonlyMap<number, CheckedBlock>;
  readonly document: Pick<Certificate, 'keys'>;
}

/** Blocks against what was published: each stands there, with this hash, signed by a key that does. @throws ProofFault */
export async function checkHeads(
  tools: ProofTools,
  headsText: string,
  { blocks, document }: Named,
): Promise<void> {
  const { keys, hashes } = await readPublished(tools, headsText);
  for (const { id } of document.keys) demand(keys.has(id), 'KEY_UNKNOWN', id);
  for (const { number, hash } of blocks.values()) {
    const head = hashes.get(number);
    demand(head !== undefined, 'HEAD_MISSING', String(number));
    demand(head === hash, 'HEAD_DIFFERS', String(number));
  }
}

type Published = ReturnType<typeof readHeads>;

const headsOf = async (tools: ProofTools, published: Published) =>
  published.format === 'heads/1'
    ? published.heads
    : Promise.all(published.blocks.map((block) => blockHead(tools, block)));

/** A whole block as heads name it. @throws ProofFault */
export const blockHead = async (
  tools: ProofTools,
  { text, key, signature }: SignedBlock,
): Promise<Heads['heads'][number]> => ({
  number: readBlockText(text).number,
  hash: await hashOfText(tools, text),
  ...{ key, signature },
});

/** A block, signed by one of these keys. @throws ProofFault */
export async function checkBlock(
  tools: ProofTools,
  keys: Keys,
  block: SignedBlock,
): Promise<CheckedBlock> {
  const read = { ...readBlockText(block.text), hash: await hashOfText(tools, block.text) };
  await checkSignature({ tools, keys }, { ...block, hash: read.hash }, 'BLOCK_SIGNATURE_WRONG');
  return read;
}
