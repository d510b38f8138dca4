import type { ErrorCode } from '../../../../schema/errors';
import { limits } from '../../../../schema/limits';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { DomainError, figuresOf, refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { optionalText } from '../../../platform/text/read-text';
import { attachCertificate } from './attach-certificates';

export interface ReportOrder {
  readonly orderId: string;
  /** What happened, in the user's own words; none is needed. */
  readonly note?: string | null;
}

interface Reported {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id: string;
}

/**
 * Reports the settlement of an own order as wrong: once an order, within thirty days. The certificate is attached, as
 * soon as there is one; nobody waits for it. Resolves to the report's id.
 * @throws LOGIN_REQUIRED, PARAM_INVALID of `note`, ACCOUNT_LOCKED, ORDER_NOT_FOUND (also for somebody else's, and while
 *   it is open), ALREADY_DISPUTED, DISPUTE_LATE, TOO_MANY_REQUESTS
 */
export const reportOrder = (ctx: Context, asked: ReportOrder): Promise<string> =>
  report(ctx, 1, asked);

/**
 * Asks for the one second look, after the decision that the settlement was right: somebody who has not handled the
 * report decides again. Resolves to its id.
 * @throws what `reportOrder` does, and REQUEST_NOT_FOUND without such a decision
 */
export const askSecondLook = (ctx: Context, asked: ReportOrder): Promise<string> =>
  report(ctx, 2, asked);

async function report(ctx: Context, look: 1 | 2, asked: ReportOrder): Promise<string> {
  const { userId } = requireUser(ctx);
  const order = readId(asked.orderId) ?? refuse('ORDER_NOT_FOUND', {}, 'orderId');
  const rule = { max: limits.disputeNoteLengthMax, field: 'note', lines: true };
  const args = [userId, order, look, optionalText(asked.note, rule)];
  const [row] = await callSql<Reported>(ctx, 'report_order($1, $2, $3, $4)', args);
  if (!row) throw new Error('report_order answered nothing');
  if (row.status === null) throw new Error('report_order answered no status');
  if (row.status !== 'OK') throw refusalOf(row.status, row.figures);
  if (look === 1) await attachCertificate(ctx, { id: row.id, orderId: order, userId });
  await ctx.bus.publish('disputes', [`${userId}:${row.id}`]);
  return row.id;
}

/** What is wrong with the order has the order's field; what is wrong with who asks has none. */
const refusalOf = (code: ErrorCode, figures: object | null): DomainError =>
  new DomainError(
    code,
    figuresOf(code, figures),
    code === 'ACCOUNT_LOCKED' || code === 'TOO_MANY_REQUESTS' ? undefined : 'orderId',
  );
