import type { Verify } from './database';

interface OrderRow {
  readonly id: string;
  readonly instrument: string;
  readonly direction: 'UP' | 'DOWN';
  readonly stake: string;
  readonly fee: string;
  readonly payout_bp: number;
  readonly stale_after_ms: number;
  readonly open_quote_id: string;
  readonly close_quote_id: string | null;
  readonly settles_at: Date;
  readonly outcome: string;
  readonly paid: string;
  readonly settlements: string;
}

interface Quote {
  readonly id: string;
  readonly instrument: string;
  readonly at: Date;
  readonly price: string;
}

export interface Recomputed {
  readonly settled: number;
  readonly byOutcome: Readonly<Record<string, number>>;
}

const ORDERS = `
  SELECT o.id, o.instrument, o.direction, o.stake, o.fee, o.payout_bp, o.stale_after_ms,
    o.open_quote_id, o.close_quote_id, o.settles_at, o.outcome, o.paid,
    coalesce(s.times, 0) AS settlements
  FROM verify.orders o
  LEFT JOIN (SELECT substr(key, 14)::bigint AS id, count(DISTINCT transaction_id) AS times
    FROM verify.posting WHERE key LIKE 'order.settle:%' GROUP BY 1) s ON s.id = o.id
  WHERE o.outcome IS NOT NULL ORDER BY o.id`;
const QUOTES = 'SELECT id, instrument, at, price FROM verify.quote ORDER BY instrument, at, seq';

/**
 * Settles every settled contract again, knowing nothing but the rules and the recorded quotes: by
 * a walk over them in time order here, and not by the query that settled it.
 *
 * @throws Error that names the first contract that came out differently
 */
export async function recompute(verify: Verify): Promise<Recomputed> {
  const { rows: quotes } = await verify.query<Quote>(QUOTES);
  const { rows: orders } = await verify.query<OrderRow>(ORDERS);
  const history = byInstrument(quotes);
  const prices = new Map(quotes.map((quote) => [quote.id, quote.price]));
  const byOutcome: Record<string, number> = {};
  for (const order of orders) {
    const mine = settle(order, history.get(order.instrument) ?? [], prices);
    const told = `${order.outcome} by ${String(order.close_quote_id)} paid ${order.paid}`;
    if (mine !== told) throw new Error(`order ${order.id} came to ${told}, but is ${mine}`);
    if (order.settlements !== '1') {
      throw new Error(`order ${order.id} was settled ${order.settlements} times`);
    }
    byOutcome[order.outcome] = (byOutcome[order.outcome] ?? 0) + 1;
  }
  return { settled: orders.length, byOutcome };
}

function byInstrument(quotes: readonly Quote[]): Map<string, Quote[]> {
  const lists = new Map<string, Quote[]>();
  for (const quote of quotes) {
    const list = lists.get(quote.instrument) ?? [];
    lists.set(quote.instrument, list);
    list.push(quote);
  }
  return lists;
}

function settle(order: OrderRow, quotes: readonly Quote[], prices: Map<string, string>): string {
  const closing = newestAt(quotes, order.settles_at.getTime());
  const open = prices.get(order.open_quote_id);
  if (!closing || open === undefined) return 'a contract without quotes';
  const age = order.settles_at.getTime() - closing.at.getTime();
  const outcome = age > order.stale_after_ms ? 'VOID' : outcomeOf(order, open, closing.price);
  return `${outcome} by ${closing.id} paid ${String(paidFor(order, outcome))}`;
}

function outcomeOf({ direction }: OrderRow, open: string, close: string): string {
  const moved = units(close) - units(open);
  if (moved === 0n) return 'DRAW';
  return moved > 0n === (direction === 'UP') ? 'WIN' : 'LOSS';
}

function paidFor({ stake, fee, payout_bp }: OrderRow, outcome: string): bigint {
  if (outcome === 'LOSS') return 0n;
  if (outcome !== 'WIN') return BigInt(stake) + BigInt(fee);
  return BigInt(stake) + (BigInt(stake) * BigInt(payout_bp)) / 10_000n;
}

/** A price as a whole number; all have the same eight decimals. */
const units = (price: string): bigint => BigInt(price.replace('.', ''));

/** The last one whose time is not after `ms`: quotes are in the order of their recording. */
function newestAt(quotes: readonly Quote[], ms: number): Quote | undefined {
  let low = 0;
  let high = quotes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((quotes[middle]?.at.getTime() ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return quotes[low - 1];
}
