import { ownLimitKinds, type OwnLimitKind } from '../../../schema/safeguards';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';

/** A limit a day that a user may set. Amounts in minor units of USD, of DAILY_MINUTES whole minutes. */
export interface OwnLimit {
  readonly kind: OwnLimitKind;
  /** Inclusive; null where none holds. */
  readonly max: bigint | null;
  /** What counts towards it on the platform's day so far. */
  readonly used: bigint;
  /** What was asked for and does not hold yet; its `max` is null where the limit goes. */
  readonly change: { readonly max: bigint | null; readonly from: Date } | null;
}

/** A break that lasts. */
export interface TradingBreak {
  /** Null: for good. */
  readonly until: Date | null;
}

interface Row {
  readonly kind: OwnLimitKind;
  readonly max: string | null;
  readonly used: string;
  readonly asked: string | null;
  readonly askedFrom: Date | null;
}

const LIMITS = `
  SELECT k.kind, k.used::text AS used,
    CASE WHEN n.effective_at <= c.now THEN n.value ELSE n.replaces END AS max,
    n.value AS asked, CASE WHEN n.effective_at > c.now THEN n.effective_at END AS asked_from
  FROM (SELECT tarn_now() AS now) c
  CROSS JOIN LATERAL (VALUES ('DAILY_LOSS', day_loss($1, c.now)), ('DAILY_RECHARGE', day_recharged($1, c.now)),
    ('DAILY_MINUTES', session_minutes($1, c.now))) k (kind, used)
  LEFT JOIN LATERAL (SELECT l.value, l.replaces, l.effective_at FROM own_limit l
    WHERE l.user_id = $1 AND l.kind = k.kind ORDER BY l.id DESC LIMIT 1) n ON true`;

/** One of each kind, in the order in which they are shown. */
export async function ownLimits(db: Reads, userId: string): Promise<OwnLimit[]> {
  const found = await rows<Row>(db, LIMITS, [userId]);
  return inOrder(ownLimitKinds, found, ({ kind }) => kind).map((row) => {
    if (!row) throw new Error('a kind of limit is missing');
    return toLimit(row);
  });
}

const toLimit = ({ kind, max, used, asked, askedFrom }: Row): OwnLimit => ({
  kind,
  max: numberOf(max),
  used: BigInt(used),
  change: askedFrom && { max: numberOf(asked), from: askedFrom },
});

const numberOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

const BREAK = `
  SELECT nullif(max(until), 'infinity') AS until, count(*) > 0 AS lasts
  FROM trading_break WHERE user_id = $1 AND until > tarn_now()`;

/** The break of a user that lasts, null where none does. Of those that overlap, the last to end. */
export async function tradingBreak(db: Reads, userId: string): Promise<TradingBreak | null> {
  const [row] = await rows<{ until: Date | null; lasts: boolean }>(db, BREAK, [userId]);
  return row?.lasts === true ? { until: row.until } : null;
}
