import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import type { StatementLine } from './statement';

const LINES = `
  SELECT p.movement_id * 16 + p.position AS id, m.created_at AS at, m.kind, upper(a.kind) AS purse, a.asset,
    p.amount, p.balance_after, m.key
  FROM ledger_movement m
  JOIN ledger_posting p ON p.movement_id = m.id
  JOIN ledger_account a ON a.id = p.account_id
  WHERE split_part(m.key, '.', 1) || ':' || split_part(m.key, ':', 2) = ANY ($2) AND a.user_id = $1
    AND ($4::bigint IS NULL OR p.movement_id * 16 + p.position < $4)
  ORDER BY m.id DESC, p.position DESC LIMIT $3`;

/** The newest lines of these objects, `project:12` and the like, as they touched this user; found by their index. */
export const linesOfObjects = (
  ctx: Pick<Context, 'db'>,
  userId: string,
  { objects, first, after }: PageAsked & { readonly objects: readonly string[] },
): Promise<StatementLine[]> => rows<StatementLine>(ctx.db, LINES, [userId, objects, first, after]);
