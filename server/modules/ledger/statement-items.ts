import type { Asset } from '../../../schema/money';
import type { MovementKind } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { dayBounds, type Days } from '../settings';
import type { StatementLine } from './statement';

/** A contract, a request or another object behind movements, as it touched one user's money so far. */
export interface StatementItem {
  /** Its newest movement: where it stands in the list. */
  readonly id: string;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly key: string;
  /** What all its movements together did to what is available, in minor units; one a currency. */
  readonly changes: readonly { readonly asset: Asset; readonly amount: string }[];
}

/** `order.settle:17` and `order.open:17` are of `order:17`; an index has it. */
const objectOf = (movement: string): string =>
  `(split_part(${movement}.key, '.', 1) || ':' || split_part(${movement}.key, ':', 2))`;

/**
 * From each purse the movements that no later one of the same object follows, then the newest of them:
 * as cheap on a later page as on the first.
 */
const ITEMS = `
  SELECT m.id, m.created_at AS at, m.kind, m.key, net.changes
  FROM (
    SELECT DISTINCT line.movement_id AS id
    FROM ledger_account a CROSS JOIN LATERAL (
      SELECT p.movement_id
      FROM ledger_posting p JOIN ledger_movement m ON m.id = p.movement_id
      WHERE p.account_id = a.id AND ($2::bigint IS NULL OR p.movement_id < $2)
        AND ($3::timestamptz IS NULL OR m.created_at >= $3)
        AND ($4::timestamptz IS NULL OR m.created_at < $4)
        AND NOT EXISTS (
          SELECT FROM ledger_movement later JOIN ledger_posting q ON q.movement_id = later.id
            JOIN ledger_account own ON own.id = q.account_id
          WHERE ${objectOf('later')} = ${objectOf('m')} AND later.id > m.id AND own.user_id = $1
          -- Asked of each line by itself: else all movements of somebody with many are read first.
          OFFSET 0)
      ORDER BY p.movement_id DESC LIMIT $5) line
    WHERE a.user_id = $1
    ORDER BY id DESC LIMIT $5) newest
  JOIN ledger_movement m ON m.id = newest.id
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('asset', asset, 'amount', amount::text)
      ORDER BY asset), '[]') AS changes
    FROM (SELECT a.asset, sum(p.amount) AS amount
      FROM ledger_movement every JOIN ledger_posting p ON p.movement_id = every.id
        JOIN ledger_account a ON a.id = p.account_id
      WHERE ${objectOf('every')} = ${objectOf('m')} AND a.user_id = $1 AND a.kind = 'available'
      GROUP BY a.asset) AS sums) net
  ORDER BY m.id DESC`;

/**
 * A user's statement with one item for each contract, request or other object, at its newest movement,
 * newest first; rows hold one more than asked for when there are more.
 * @throws PARAM_INVALID when a day is none, or the first is after the last
 */
export async function statementItems(
  ctx: Context,
  userId: string,
  asked: Days & PageAsked,
): Promise<StatementItem[]> {
  const { from, to } = await dayBounds(ctx, asked);
  const { first, after } = asked;
  return rows<StatementItem>(
    ctx.db,
    ITEMS,
    [userId, after, from, to, first + 1].map((value) => value ?? null),
  );
}

const LINES = `
  SELECT p.movement_id * 16 + p.position AS id, every.created_at AS at, every.kind,
    upper(a.kind) AS purse, a.asset, p.amount, p.balance_after, every.key
  FROM ledger_movement m JOIN ledger_movement every ON ${objectOf('every')} = ${objectOf('m')}
    JOIN ledger_posting p ON p.movement_id = every.id
    JOIN ledger_account a ON a.id = p.account_id
  WHERE m.id = $2 AND a.user_id = $1
    AND ($3::bigint IS NULL OR (every.id <= $3 / 16 AND p.movement_id * 16 + p.position < $3))
  ORDER BY p.movement_id DESC, p.position DESC LIMIT $4`;

/**
 * The lines of the object behind a movement, as it touched this user, newest first: none when it did not. Rows hold one
 * more than asked for when there are more; `after` is a line's id.
 */
export const linesOfItem = (
  ctx: Context,
  userId: string,
  { id, first, after }: PageAsked & { readonly id: string },
): Promise<StatementLine[]> => rows<StatementLine>(ctx.db, LINES, [userId, id, after, first + 1]);
