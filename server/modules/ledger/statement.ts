import type { Asset } from '../../../schema/money';
import type { MovementKind, Purse } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { dayBounds, type Days } from '../settings';

export interface StatementFilter extends Days {
  readonly purse?: Purse | null;
  readonly asset?: Asset | null;
  readonly kind?: MovementKind | null;
  /** CREDIT came in, DEBIT went out. */
  readonly direction?: 'CREDIT' | 'DEBIT' | null;
}

/** One movement as it touched one purse, and that purse after it. */
export interface StatementLine {
  /** Movement and leg in one number: 16 to a movement. */
  readonly id: string;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly purse: Purse;
  readonly asset: Asset;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly key: string;
}

/** A page from each purse by its index, then the newest of them: as cheap on page 50,000 as on 1. */
const LINES = `
  SELECT line.movement_id * 16 + line.position AS id, line.created_at AS at, line.kind,
    upper(a.kind) AS purse, a.asset, line.amount, line.balance_after, line.key
  FROM ledger_account a CROSS JOIN LATERAL (
    SELECT p.movement_id, p.position, p.amount, p.balance_after, m.created_at, m.kind, m.key
    FROM ledger_posting p JOIN ledger_movement m ON m.id = p.movement_id
    WHERE p.account_id = a.id
      AND ($7::bigint IS NULL OR p.movement_id <= $7 / 16)
      AND ($7::bigint IS NULL OR p.movement_id * 16 + p.position < $7)
      AND ($4::text IS NULL OR m.kind = $4)
      AND ($5::timestamptz IS NULL OR m.created_at >= $5)
      AND ($6::timestamptz IS NULL OR m.created_at < $6)
      AND ($8::int IS NULL OR sign(p.amount) = $8)
    ORDER BY p.movement_id DESC LIMIT $9) line
  WHERE a.user_id = $1 AND ($2::text IS NULL OR a.kind = lower($2))
    AND ($3::text IS NULL OR a.asset = $3)
  ORDER BY line.movement_id DESC, line.position DESC LIMIT $9`;

const signs = { CREDIT: 1, DEBIT: -1 } as const;

/**
 * A user's statement, newest first; rows hold one more than asked for when there are more.
 * @throws PARAM_INVALID when a day is none, or the first is after the last
 */
export async function statement(
  ctx: Context,
  userId: string,
  asked: StatementFilter & PageAsked,
): Promise<StatementLine[]> {
  const { purse, asset, kind, direction, first, after } = asked;
  const { from, to } = await dayBounds(ctx, asked);
  const sign = direction ? signs[direction] : null;
  return rows<StatementLine>(
    ctx.db,
    LINES,
    [userId, purse, asset, kind, from, to, after, sign, first + 1].map((value) => value ?? null),
  );
}
