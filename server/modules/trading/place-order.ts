import type { ErrorCode } from '../../../schema/errors';
import type { Money } from '../../../schema/money';
import type { Direction } from '../../../schema/states';
import { requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { gatheredCall } from '../../platform/gathered-call';
import { checkKey, fingerprint, refuseStored } from '../../platform/idempotency/idempotency';
import { readId } from '../../platform/text/read-money';
import type { Order } from './order.entity';
import { toOrder, type OrderRow } from './order-row';
import { readRiskNotice } from './placing/read-risk-notice';

export interface PlaceOrder {
  readonly instrumentId: string;
  readonly direction: Direction;
  /** The unit; the stake is `amount` x `multiple`. */
  readonly amount: Money;
  readonly multiple: number;
  readonly durationSeconds: number;
  /** Refuse when the server's quote is further than `tolerance` from `seenPrice`. Both or none. */
  readonly seenPrice?: string | null;
  readonly tolerance?: string | null;
  /** The terms as they were shown, in basis points: refuse when they are others now. Both or none. */
  readonly seenPayoutBp?: number | null;
  readonly seenFeeBp?: number | null;
  /** The risk notice in force: acknowledged with the order, if it opens. */
  readonly riskNoticeId?: string | null;
  /** Null: the server derives one from what was asked within the last 3 seconds. */
  readonly idempotencyKey: string | null;
}

export interface Placed {
  readonly order: Order;
  /** True when this answer repeats an earlier one. */
  readonly replayed: boolean;
}

interface Row extends OrderRow {
  /** From 1, in the order of asking. */
  readonly place: number;
  readonly status: ErrorCode | 'OK';
  readonly figures: object;
  readonly replayed: boolean;
}

const PLACE_ORDERS = `(SELECT a.place, a.status, a.figures, a.replayed, (a.placed).*
  FROM place_orders($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) a) placed`;

const placeOrders = gatheredCall<Row>(PLACE_ORDERS, { most: 32 });

/**
 * Opens a timed contract at the newest recorded quote; stake and fee are frozen until it settles.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED, BALANCE_TOO_LOW,
 *   and what `order_refusal.sql` lists
 */
export async function placeOrder(ctx: Context, input: PlaceOrder): Promise<Placed> {
  const { userId } = requireUser(ctx);
  const { idempotencyKey, ...terms } = input;
  const key = checkKey(idempotencyKey);
  const answers = {
    ...{ actor: `user/${userId}`, operation: 'order.open', key },
    fingerprint: fingerprint(ctx, { ...terms, amount: input.amount.minor }),
  };
  const asked = [
    ...[userId, key, answers.fingerprint],
    ...readTerms(input),
    await readRiskNotice(ctx, input.riskNoticeId ?? null, answers),
    ...readShown(input),
  ];
  // Without a key it may have to wait for its twin, and others should not wait with it.
  const place = key === null ? placeOrders.alone : placeOrders.gathered;
  const row = await place(ctx.db, asked);
  const { status, figures, replayed } = row;
  if (status !== 'OK') refuseStored(status, figures, replayed);
  return { order: toOrder(row), replayed };
}

/** The values `place_order` takes, each of its kind. What is offered, the function says, in its order. */
function readTerms(input: PlaceOrder): unknown[] {
  const { amount, multiple, durationSeconds, seenPrice = null, tolerance = null } = input;
  demandBoth(seenPrice, tolerance, 'tolerance');
  const instrumentId =
    readId(input.instrumentId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'instrumentId');
  const { direction } = input;
  const { minor } = amount;
  return [instrumentId, direction, minor, multiple, durationSeconds, seenPrice, tolerance];
}

/** Payout and fee as they were shown. Whether they are in force, the function says. */
function readShown({ seenPayoutBp = null, seenFeeBp = null }: PlaceOrder): unknown[] {
  demandBoth(seenPayoutBp, seenFeeBp, 'seenFeeBp');
  return [seenPayoutBp, seenFeeBp];
}

/** @throws PARAM_INVALID of `field`, the second, where one of the two is said alone */
function demandBoth(one: unknown, other: unknown, field: string): void {
  if ((one === null) !== (other === null)) refuse('PARAM_INVALID', { field }, field);
}
