import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What movements of these keys have brought to a user's available USD: the sum of their postings. */
export async function creditedUnder(
  { db }: Pick<Context, 'db'>,
  userId: string,
  keys: readonly string[],
): Promise<Money> {
  const [row] = await rows<{ sum: string }>(
    db,
    `SELECT coalesce(sum(p.amount), 0) AS sum FROM ledger_movement m
     JOIN ledger_posting p ON p.movement_id = m.id
     JOIN ledger_account a ON a.id = p.account_id
     WHERE m.key = ANY ($2) AND a.user_id = $1 AND a.kind = 'available' AND a.asset = 'USD'`,
    [userId, keys],
  );
  return usd(row?.sum ?? '0');
}
