import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { gather } from '../../platform/gather';
import { inOrder } from '../../platform/in-order';

/** What one user has in USD. Coins join the total once they can be held. */
export interface Balances {
  readonly available: Money;
  readonly frozen: Money;
  readonly held: Money;
  readonly total: Money;
}

export interface BalanceRow {
  readonly userId: string;
  readonly available: string;
  readonly frozen: string;
  readonly held: string;
}

function toBalances({ available, frozen, held }: BalanceRow): Balances {
  const total = BigInt(available) + BigInt(frozen) + BigInt(held);
  return { available: usd(available), frozen: usd(frozen), held: usd(held), total: usd(total) };
}

const READ = `
  SELECT user_id, sum(balance) FILTER (WHERE kind = 'available') AS available,
    sum(balance) FILTER (WHERE kind = 'frozen') AS frozen,
    sum(balance) FILTER (WHERE kind = 'held') AS held
  FROM ledger_account WHERE user_id = ANY ($1) AND asset = 'USD' GROUP BY user_id`;

const readBalances = gather<string, Balances>(
  async (db, userIds) => {
    const found = await rows<BalanceRow>(db, READ, [userIds]);
    return inOrder(userIds, found, ({ userId }) => userId).map((row) =>
      row === null ? new Error('a user has no purses') : toBalances(row),
    );
  },
  { most: 200 },
);

export const balancesOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<Balances> =>
  readBalances(db, userId);

/** The user's total at `instant`, from the last leg of each purse before it. */
export async function totalAt(ctx: Context, userId: string, instant: Date): Promise<Money> {
  const [row] = await rows<{ total: string | null }>(
    ctx.db,
    `SELECT sum(last.balance_after) AS total
     FROM ledger_account a CROSS JOIN LATERAL (
       SELECT p.balance_after FROM ledger_posting p JOIN ledger_movement m ON m.id = p.movement_id
       WHERE p.account_id = a.id AND m.created_at < $2
       ORDER BY p.movement_id DESC, p.position DESC LIMIT 1) last
     WHERE a.user_id = $1 AND a.asset = 'USD'`,
    [userId, instant],
  );
  return usd(row?.total ?? '0');
}

const AFTER = `
  SELECT m.key, p.balance_after AS balance FROM ledger_movement m
  JOIN ledger_posting p ON p.movement_id = m.id
  JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'available'
  WHERE m.key = ANY ($1)`;

const readAfter = gather<string, bigint | null>(
  async (db, keys) => {
    const found = await rows<{ key: string; balance: string }>(db, AFTER, [keys]);
    return inOrder(keys, found, ({ key }) => key).map((row) => row && BigInt(row.balance));
  },
  { most: 200 },
);

/** What was available to the user right after the movement of this key; null when there is none. */
export const availableAfter = ({ db }: Pick<Context, 'db'>, key: string): Promise<bigint | null> =>
  readAfter(db, key);
