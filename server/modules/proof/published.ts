import type { Blocks, Heads } from '../../../schema/proof/document-types';
import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { blocksFrom, blocksOf, newestBlocks, publicKeys } from './sealed-blocks';

/** As many heads as one answer has: at least the last five minutes. */
const HEADS_MAX = 100;
/** As many blocks as one answer has. */
const BLOCKS_MAX = 100;

type Reads = Pick<Context, 'db'>;

/** The newest heads, the newest first, and every key that ever signed one. */
export async function publishedHeads(ctx: Reads): Promise<Heads> {
  const [keys, blocks] = await Promise.all([publicKeys(ctx), newestBlocks(ctx, HEADS_MAX)]);
  const heads = blocks.map(({ number, hash, key, signature }) => ({
    ...{ number, hash, key, signature },
  }));
  return { format: 'heads/1', keys, heads };
}

/** Which blocks somebody asks for, as texts. */
export interface BlocksAsked {
  readonly from: string | null;
  readonly to: string | null;
  /** `3,150`; beside it the others count for nothing. */
  readonly numbers: string | null;
}

/**
 * Blocks by their numbers, or from one number to another, at most a hundred of them, oldest first.
 * @throws PARAM_INVALID for a number that is none, for more than a hundred, and when the first is after the last
 */
export async function publishedBlocks(ctx: Reads, asked: BlocksAsked): Promise<Blocks> {
  const found =
    asked.numbers === null ? blocksBetween(ctx, asked) : blocksCalled(ctx, asked.numbers);
  const [keys, blocks] = await Promise.all([publicKeys(ctx), found]);
  return {
    format: 'blocks/1',
    keys,
    blocks: blocks.map(({ text, key, signature }) => ({ text, key, signature })),
  };
}

function blocksBetween(ctx: Reads, asked: BlocksAsked) {
  const from = blockNumber(asked.from, 'from') ?? 1;
  const to = blockNumber(asked.to, 'to') ?? from + BLOCKS_MAX - 1;
  if (from > to) refuse('PARAM_INVALID', { field: 'from' }, 'from');
  return blocksFrom(ctx, from, Math.min(to, from + BLOCKS_MAX - 1));
}

function blocksCalled(ctx: Reads, text: string) {
  const numbers = text.split(',').flatMap((one) => blockNumber(one, 'numbers') ?? []);
  if (numbers.length > BLOCKS_MAX) refuse('PARAM_INVALID', { field: 'numbers' }, 'numbers');
  return blocksOf(ctx, numbers);
}

function blockNumber(text: string | null, field: string): number | null {
  if (text === null) return null;
  if (!/^[1-9][0-9]{0,14}$/.test(text)) refuse('PARAM_INVALID', { field }, field);
  return Number.parseInt(text, 10);
}
