import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { quoteSpans, type QuoteSpan } from '../market';
import { anyOrderById, type Order } from '../trading';

/** So long before the opening and after the expiry: what stood before either quote, and what came next. */
const AROUND_MS = 15_000;

/** The record that a reviewer looks at; of a contract too long for one look, its end. */
export function recordSpan({
  instrumentId,
  openedAt,
  settlesAt,
}: Pick<Order, 'instrumentId' | 'openedAt' | 'settlesAt'>) {
  const to = settlesAt.getTime() + AROUND_MS;
  const from = Math.max(openedAt.getTime() - AROUND_MS, to - limits.spanMsMax);
  return { instrumentId, from: new Date(from), to: new Date(to) };
}

/**
 * What was recorded around each of these contracts: of as many as one screen shows.
 * @throws PARAM_INVALID beyond `limits.spansPerRequestMax`
 */
export async function orderRecords(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(QuoteSpan | Error)[]> {
  const orders = await Promise.all(orderIds.map((id) => anyOrderById(ctx, id)));
  return quoteSpans(
    ctx,
    orders.map((order, n) => recordSpan(order ?? missing(orderIds[n]))),
  );
}

const missing = (id: string | undefined): never => {
  throw new Error(`a report is of order ${String(id)}, which is not there`);
};
