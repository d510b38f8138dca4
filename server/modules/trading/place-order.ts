import type { ErrorCode, ErrorParams } from '../../../schema/errors';
import type { Money } from '../../../schema/money';
import type { Direction } from '../../../schema/states';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { checkKey, fingerprint, refuseStored } from '../../platform/idempotency';
import { readId } from '../../platform/read-money';
import type { Order } from './order.entity';
import { toOrder, type OrderRow } from './order-row';

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
  /** Null: the server derives one from what was asked within the last 3 seconds. */
  readonly idempotencyKey: string | null;
}

export interface Placed {
  readonly order: Order;
  /** True when this answer repeats an earlier one. */
  readonly replayed: boolean;
}

interface Row extends OrderRow {
  readonly status: ErrorCode | 'OK';
  readonly figures: ErrorParams<ErrorCode>;
  readonly replayed: boolean;
}

const PLACE_ORDER =
  '(SELECT a.status, a.figures, a.replayed, (a.placed).* FROM place_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) a OFFSET 0) placed';

/** Amounts above this overflow nothing in the function; every real maximum lies far below. */
const AMOUNT_MAX = 10n ** 15n;
const INT_MAX = 1_000_000;

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
  const [row] = await callSql<Row>(ctx, PLACE_ORDER, [
    userId,
    key,
    fingerprint(ctx, { ...terms, amount: input.amount.minor }),
    ...readTerms(input),
  ]);
  if (!row) throw new Error('place_order gave no row');
  if (row.status !== 'OK') refuseStored(row.status, row.figures);
  return { order: toOrder(row), replayed: row.replayed };
}

/** The values `place_order` takes, each of its kind. */
function readTerms(input: PlaceOrder): unknown[] {
  const { amount, multiple, durationSeconds, seenPrice = null, tolerance = null } = input;
  if ((seenPrice === null) !== (tolerance === null)) {
    refuse('PARAM_INVALID', { field: 'tolerance' }, 'tolerance');
  }
  if (amount.minor > AMOUNT_MAX) refuse('AMOUNT_INVALID', {}, 'amount');
  const instrumentId =
    readId(input.instrumentId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'instrumentId');
  return [
    instrumentId,
    input.direction,
    amount.minor,
    isSmallCount(multiple) ? multiple : refuse('MULTIPLE_NOT_OFFERED', {}, 'multiple'),
    isSmallCount(durationSeconds)
      ? durationSeconds
      : refuse('DURATION_NOT_OFFERED', {}, 'durationSeconds'),
    seenPrice,
    tolerance,
  ];
}

const isSmallCount = (value: number) => Number.isInteger(value) && value > 0 && value <= INT_MAX;
