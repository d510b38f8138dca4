import { checkBlock, type CheckedBlock } from '../../../../schema/proof/check-blocks';
import { keysOf } from '../../../../schema/proof/signatures';
import type { PublicKey, SignedBlock } from '../../../../schema/proof/document-types';
import { hexOf, leafHash, nodeHash, utf8 } from '../../../../schema/proof/hashes';
import { demand } from '../../../../schema/proof/proof-fault';
import { nodeTools } from '../node-tools';
import { ZEROS } from './check-chains';

/**
 * The blocks of an export against each other, then the leaves of each, in their order, against its root. `kept` are
 * hashes of blocks that somebody kept. Methods throw a ProofFault.
 */
export function createSeal(kept: ReadonlyMap<number, string>) {
  const keys: PublicKey[] = [];
  const blocks: CheckedBlock[] = [];
  let leaves: Uint8Array[] = [];
  /** The block whose leaves come at the moment. */
  let sealing = 0;

  async function endBlock(): Promise<void> {
    const block = blocks[sealing - 1];
    if (block) {
      const same =
        leaves.length === block.leaves && hexOf(await rootOfLeaves(leaves)) === block.root;
      demand(same, 'PATH_WRONG', `block ${String(block.number)}`);
    }
    leaves = [];
    sealing += 1;
  }

  return {
    addKey(key: PublicKey): void {
      keys.push(key);
    },
    async addBlock(signed: SignedBlock): Promise<CheckedBlock> {
      const block = await checkBlock(nodeTools, await keysOf(nodeTools, keys), signed);
      const subject = `block ${String(block.number)}`;
      const last = blocks.at(-1);
      const follows = block.before === (last?.hash ?? ZEROS);
      demand(follows && block.number === blocks.length + 1, 'HEAD_DIFFERS', subject);
      // Symbols that were named once are named on.
      demand(block.format >= (last?.format ?? ''), 'NOT_A_PROOF', subject);
      demand((kept.get(block.number) ?? block.hash) === block.hash, 'HEAD_DIFFERS', subject);
      blocks.push(block);
      return block;
    },
    /** A leaf of a block, or of none yet. */
    async addLeaf(
      text: string,
      { id, block }: { id: string; block: number | null },
    ): Promise<void> {
      if (block === null) {
        const through = blocks.at(-1)?.through ?? 0n;
        demand(BigInt(id) > through, 'PATH_WRONG', `movement ${id}`);
        return;
      }
      while (sealing < block) await endBlock();
      leaves.push(await leafHash(nodeTools, text));
    },
    async end(): Promise<number> {
      while (sealing <= blocks.length) await endBlock();
      const lost = [...kept.keys()].find((number) => number > blocks.length);
      demand(lost === undefined, 'HEAD_MISSING', `block ${String(lost)}`);
      return blocks.length;
    },
  };
}

async function rootOfLeaves(hashes: readonly Uint8Array[]): Promise<Uint8Array> {
  const [one, ...others] = hashes;
  if (!one) return nodeTools.sha256(utf8(''));
  if (others.length === 0) return one;
  const above: Uint8Array[] = [];
  for (let n = 0; n < hashes.length; n += 2) {
    const [left, right] = hashes.slice(n, n + 2);
    if (left) above.push(right ? await nodeHash(nodeTools, left, right) : left);
  }
  return rootOfLeaves(above);
}
