import { checkBlock, type CheckedBlock } from '../../../../schema/proof/check-blocks';
import { keysOf } from '../../../../schema/proof/signatures';
import type { PublicKey, SignedBlock } from '../../../../schema/proof/document-types';
import { hexOf, leafHash, nodeHash, utf8 } from '../../../../schema/proof/hashes';
import { demand } from '../../../../schema/proof/proof-fault';
import { nodeTools } from '../node-tools';
import { ZEROS } from './check-chains';
import { createNumbers } from './check-numbers';
import { createSymbols } from './check-symbols';

/**
 * The blocks of an export against each other, then the leaves of each, in their order, against its root. `kept` are
 * hashes of blocks that somebody kept. Methods throw a ProofFault.
 */
export function createSeal(kept: ReadonlyMap<number, string>) {
  const keys: PublicKey[] = [];
  const blocks: CheckedBlock[] = [];
  const symbols = createSymbols();
  const numbers = createNumbers();
  let leaves: Uint8Array[] = [];
  /** The block whose leaves come at the moment; behind the last come movements of none yet. */
  let sealing = 1;

  /** Ends each block before this one. */
  async function sealBefore(number: number): Promise<void> {
    for (const block of blocks.slice(sealing - 1, number - 1)) {
      const { first, last } = numbers.end();
      const named = first === block.first && last === block.last;
      const same =
        leaves.length === block.leaves && hexOf(await rootOfLeaves(leaves)) === block.root;
      demand(same && named, 'PATH_WRONG', `block ${String(block.number)}`);
      leaves = [];
    }
    sealing = number;
  }

  return {
    addKey(key: PublicKey): void {
      keys.push(key);
    },
    async addBlock(signed: SignedBlock): Promise<CheckedBlock> {
      const block = await checkBlock(nodeTools, await keysOf(nodeTools, keys), signed);
      const subject = `block ${String(block.number)}`;
      demand(block.number === blocks.length + 1, 'HEAD_DIFFERS', subject);
      checkFollows(block, blocks.at(-1));
      symbols.add(block);
      demand((kept.get(block.number) ?? block.hash) === block.hash, 'HEAD_DIFFERS', subject);
      blocks.push(block);
      return block;
    },
    /** What blocks call an instrument; nothing where none named its symbol. */
    symbolOf: symbols.of,
    /** A leaf of a block, by ascending blocks. */
    async addLeaf(text: string, { id, block }: { id: string; block: unknown }): Promise<void> {
      const comes = typeof block === 'number' && Number.isSafeInteger(block) && block >= sealing;
      demand(comes && block <= blocks.length, 'PATH_WRONG', `movement ${id}`);
      await sealBefore(block);
      numbers.add(id, blocks[block - 2]?.through ?? 0n);
      leaves.push(await leafHash(nodeTools, text));
    },
    /** A movement of no block yet: behind all that are sealed. */
    async addNewer(id: string): Promise<void> {
      await sealBefore(blocks.length + 1);
      numbers.add(id, blocks.at(-1)?.through ?? 0n);
    },
    async end(): Promise<number> {
      await sealBefore(blocks.length + 1);
      const lost = [...kept.keys()].find((number) => number > blocks.length);
      demand(lost === undefined, 'HEAD_MISSING', `block ${String(lost)}`);
      return blocks.length;
    },
  };
}

/** A block against the one before it. @throws ProofFault */
function checkFollows(block: CheckedBlock, last: CheckedBlock | undefined): void {
  const subject = `block ${String(block.number)}`;
  demand(block.before === (last?.hash ?? ZEROS), 'HEAD_DIFFERS', subject);
  // Symbols that were named once are named on.
  demand(block.format >= (last?.format ?? ''), 'NOT_A_PROOF', subject);
  demand(block.madeAt >= (last?.madeAt ?? 0), 'NOT_A_PROOF', subject);
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
