import type { Coin } from '../../../../schema/money';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** What a coin is worth in dollars by the newest quotes, as a plain decimal; null where they are stale. */
export async function coinPrice({ db }: Pick<Context, 'db'>, coin: Coin): Promise<string | null> {
  const [row] = await rows<{ price: string; fresh: boolean }>(
    db,
    'SELECT trim_scale(price)::text AS price, fresh FROM dollars_a_coin($1)',
    [coin],
  );
  return row?.fresh ? row.price : null;
}
