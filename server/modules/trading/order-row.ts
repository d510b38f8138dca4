import type { Order } from './order.entity';

/** `trade_order` as `rows()` gives it: amounts are text. */
export type OrderRow = Omit<Order, 'stake' | 'fee' | 'paid'> & {
  readonly stake: string;
  readonly fee: string;
  readonly paid: string | null;
};

export const toOrder = ({ stake, fee, paid, ...same }: OrderRow): Order => ({
  ...same,
  stake: BigInt(stake),
  fee: BigInt(fee),
  paid: paid === null ? null : BigInt(paid),
});
