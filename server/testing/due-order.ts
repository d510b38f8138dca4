import { parseMoney } from '../../schema/money';
import { placeOrder, type Order } from '../modules/trading';
import { advance, instrumentId, type Person, type World } from './world';

/** A contract past its expiry that nobody has settled yet, and what has become of it so far. */
export async function aDueOrder(world: World, { ctx }: Person, idempotencyKey: string) {
  const { order } = await placeOrder(ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', '10'),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey,
  });
  await advance(world, 40);
  return { order, outcome: () => outcomeOf(world, order) };
}

async function outcomeOf({ sql }: World, { id }: Order): Promise<string | null | undefined> {
  const { rows } = await sql.app.query<{ outcome: string | null }>(
    'SELECT outcome FROM trade_order WHERE id = $1',
    [id],
  );
  return rows[0]?.outcome;
}
