import type { Order } from './order.entity';

/** `trade_order` as SQL functions return it. */
export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly user_id: string;
  readonly instrument_id: string;
  readonly direction: Order['direction'];
  readonly multiple: number;
  readonly stake: string;
  readonly fee: string;
  readonly fee_bp: number;
  readonly payout_bp: number;
  readonly duration_seconds: number;
  readonly stale_after_ms: number;
  readonly terms_hash: Buffer;
  readonly open_quote_id: string;
  readonly open_quote_at: Date;
  readonly open_price: string;
  readonly opened_at: Date;
  readonly settles_at: Date;
  readonly close_quote_id: string | null;
  readonly close_quote_at: Date | null;
  readonly close_price: string | null;
  readonly settled_at: Date | null;
  readonly outcome: Order['outcome'];
  readonly paid: string | null;
}

export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  number: row.number,
  userId: row.user_id,
  instrumentId: row.instrument_id,
  direction: row.direction,
  multiple: row.multiple,
  stake: BigInt(row.stake),
  fee: BigInt(row.fee),
  feeBp: row.fee_bp,
  payoutBp: row.payout_bp,
  durationSeconds: row.duration_seconds,
  staleAfterMs: row.stale_after_ms,
  termsHash: row.terms_hash,
  openQuoteId: row.open_quote_id,
  openQuoteAt: row.open_quote_at,
  openPrice: row.open_price,
  openedAt: row.opened_at,
  settlesAt: row.settles_at,
  closeQuoteId: row.close_quote_id,
  closeQuoteAt: row.close_quote_at,
  closePrice: row.close_price,
  settledAt: row.settled_at,
  outcome: row.outcome,
  paid: row.paid === null ? null : BigInt(row.paid),
});
