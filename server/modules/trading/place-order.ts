import type { DataSource } from 'typeorm';
import type { ErrorCode, ErrorParams } from '../../../schema/errors';
import type { Money } from '../../../schema/money';
import type { Direction } from '../../../schema/states';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { gather } from '../../platform/gather';
import { checkKey, fingerprint, refuseStored } from '../../platform/idempotency';
import { isLostConnection } from '../../platform/database/lost-connection';
import { readId } from '../../platform/read-money';
import { RISK_NOTICE_ID } from '../accounts';
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
  readonly figures: ErrorParams<ErrorCode>;
  readonly replayed: boolean;
}

const PLACE_ORDERS = `(SELECT a.place, a.status, a.figures, a.replayed, (a.placed).*
  FROM place_orders($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) a) placed`;

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
  const asked: Asked = [
    userId,
    key,
    fingerprint(ctx, { ...terms, amount: input.amount.minor }),
    ...readTerms(input),
  ];
  // Without a key it may have to wait for its twin, and others should not wait with it.
  const row = key === null ? await placeAlone(ctx.db, asked) : await placeGathered(ctx.db, asked);
  if (row.status !== 'OK') refuseStored(row.status, row.figures, row.replayed);
  return { order: toOrder(row), replayed: row.replayed };
}

/** What `place_order` takes, in its order. */
type Asked = readonly unknown[];

async function placeTogether(db: DataSource, all: readonly Asked[]): Promise<readonly Row[]> {
  const columns = all[0]?.map((_, n) => all.map((asked) => asked[n])) ?? [];
  const rows = await callSql<Row>({ db }, PLACE_ORDERS, columns);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return all.map((_, n) => byPlace.get(n + 1) ?? missing());
}

const missing = (): never => {
  throw new Error('place_orders left out an order');
};

async function placeAlone(db: DataSource, asked: Asked): Promise<Row> {
  const [row] = await placeTogether(db, [asked]);
  return row ?? missing();
}

/** One that breaks breaks its transaction: then each is placed alone, and it alone fails. */
const placeGathered = gather<Asked, Row>(
  async (db, all) => {
    try {
      return await placeTogether(db, all);
    } catch (error) {
      // Whether it was committed is not known: whoever asks again with the same key is told.
      if (all.length === 1 || isLostConnection(error)) throw error;
      return Promise.all(all.map((asked) => placeAlone(db, asked).catch(asError)));
    }
  },
  { most: 32 },
);

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** The values `place_order` takes, each of its kind. What is offered, the function says, in its order. */
function readTerms(input: PlaceOrder): unknown[] {
  const { amount, multiple, durationSeconds, seenPrice = null, tolerance = null } = input;
  if ((seenPrice === null) !== (tolerance === null)) {
    refuse('PARAM_INVALID', { field: 'tolerance' }, 'tolerance');
  }
  const acknowledged = readRiskNotice(input.riskNoticeId ?? null);
  const instrumentId =
    readId(input.instrumentId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'instrumentId');
  const { direction } = input;
  const { minor } = amount;
  return [
    instrumentId,
    direction,
    minor,
    multiple,
    durationSeconds,
    seenPrice,
    tolerance,
    acknowledged,
  ];
}

/** True when the notice in force is acknowledged. @throws PARAM_INVALID when it is another one */
function readRiskNotice(id: string | null): boolean {
  if (id === null) return false;
  if (id !== RISK_NOTICE_ID) refuse('PARAM_INVALID', { field: 'riskNoticeId' }, 'riskNoticeId');
  return true;
}
