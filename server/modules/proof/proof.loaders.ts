import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { blockNumbers } from './sealed-blocks';

/** Batched reads of one request. */
export interface ProofLoaders {
  /** The number of the block that holds a movement; null while none does. */
  readonly blocks: DataLoader<string, number | null>;
}

export const proofLoaders = (ctx: Context): ProofLoaders => ({
  blocks: new DataLoader(async (ids) => {
    const found = await blockNumbers(ctx, ids);
    return ids.map((id) => found.get(id) ?? null);
  }),
});
