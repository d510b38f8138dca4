import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { orderNumbers } from '../trading';
import type { OrderCertificateState } from '../../../schema/states';
import { certificateStates, type SettledOrder } from './order-certificate';
import { blockNumbers } from './sealed-blocks';

/** Batched reads of one request. */
export interface ProofLoaders {
  /** The number of the block that holds a movement; null while none does. */
  readonly blocks: DataLoader<string, number | null>;
  /** The numbers that people know contracts by, by their ids. */
  readonly orderNumbers: DataLoader<string, string | null>;
  /** Of settled orders, by the order: whether there is a certificate. */
  readonly orderCertificates: DataLoader<SettledOrder, OrderCertificateState>;
}

export const proofLoaders = (ctx: Context): ProofLoaders => ({
  blocks: new DataLoader(async (ids) => {
    const found = await blockNumbers(ctx, ids);
    return ids.map((id) => found.get(id) ?? null);
  }),
  orderNumbers: new DataLoader(async (ids) => {
    const found = await orderNumbers(ctx.db, ids);
    return ids.map((id) => found.get(id) ?? null);
  }),
  orderCertificates: new DataLoader((orders) => certificateStates(ctx, orders)),
});
