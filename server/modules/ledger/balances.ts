import {
  coins as heldCoins,
  money,
  usd,
  type Asset,
  type Coin,
  type Money,
} from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { gather } from '../../platform/gather';
import { inOrder } from '../../platform/in-order';

/** One coin of one user, in its smallest unit. */
export interface CoinBalance {
  readonly asset: Coin;
  readonly available: Money;
  readonly frozen: Money;
}

/** What one user has. */
export interface Balances {
  readonly available: Money;
  readonly frozen: Money;
  readonly held: Money;
  /** Of USD alone: what coins are worth depends on quotes. */
  readonly total: Money;
  /** Every coin there is, also those of which nothing is held. */
  readonly coins: readonly CoinBalance[];
}

interface BalanceRow {
  readonly userId: string;
  readonly available: string;
  readonly frozen: string;
  readonly held: string;
  readonly coins:
    | readonly { readonly asset: Asset; readonly kind: string; readonly balance: string }[]
    | null;
}

function toBalances({ available, frozen, held, coins }: BalanceRow): Balances {
  const total = BigInt(available) + BigInt(frozen) + BigInt(held);
  const cash = { available: usd(available), frozen: usd(frozen), held: usd(held) };
  const of = (asset: Asset, kind: string) => {
    const found = coins?.find((purse) => purse.asset === asset && purse.kind === kind);
    return money(asset, BigInt(found?.balance ?? '0'));
  };
  return {
    ...cash,
    total: usd(total),
    coins: heldCoins.map((asset) => ({
      asset,
      available: of(asset, 'available'),
      frozen: of(asset, 'frozen'),
    })),
  };
}

const READ = `
  SELECT user_id, sum(balance) FILTER (WHERE asset = 'USD' AND kind = 'available') AS available,
    sum(balance) FILTER (WHERE asset = 'USD' AND kind = 'frozen') AS frozen,
    sum(balance) FILTER (WHERE asset = 'USD' AND kind = 'held') AS held,
    jsonb_agg(jsonb_build_object('asset', asset, 'kind', kind, 'balance', balance::text))
      FILTER (WHERE asset <> 'USD' AND balance > 0) AS coins
  FROM ledger_account WHERE user_id = ANY ($1) GROUP BY user_id`;

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

/** What the user had at `instant`, by asset, from the last leg of each purse before it. */
export async function holdingsAt(ctx: Context, userId: string, instant: Date): Promise<Money[]> {
  const found = await rows<{ asset: Asset; total: string }>(
    ctx.db,
    `SELECT a.asset, sum(last.balance_after) AS total
     FROM ledger_account a CROSS JOIN LATERAL (
       SELECT p.balance_after FROM ledger_posting p JOIN ledger_movement m ON m.id = p.movement_id
       WHERE p.account_id = a.id AND m.created_at < $2
       ORDER BY p.movement_id DESC, p.position DESC LIMIT 1) last
     WHERE a.user_id = $1 GROUP BY a.asset`,
    [userId, instant],
  );
  return found.map(({ asset, total }) => money(asset, BigInt(total)));
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
