import { usd } from '../../../schema/money';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { convert, quoteConversion } from '.';
import { forgetQuotes } from './forget-quotes';

const world = withWorld();

it('M17: what was quoted and not used is forgotten a day later, what was converted never', async () => {
  await quote(world, '91250.41');
  await quote(world, '1.00030', 'USDT/USD');
  const { ctx } = await aUserWith(world, '20.00');
  const ask = () => quoteConversion(ctx, { coin: 'BTC', give: usd(1_000n) });
  const [used, unused] = [await ask(), await ask()];
  await convert(ctx, { quoteId: used.id, idempotencyKey: 'forgotten-or-not' });
  const kept = async () => {
    const sql = 'SELECT id FROM tarn.conversion WHERE id = ANY ($1) ORDER BY id';
    const { rows } = await world.sql.owner.query<{ id: string }>(sql, [[used.id, unused.id]]);
    return rows.map(({ id }) => id);
  };
  await advance(world, 86_400);
  await forgetQuotes(world.visitor);
  expect(await kept()).toEqual([used.id, unused.id]);
  await advance(world, 60);
  await forgetQuotes(world.visitor);
  expect(await kept()).toEqual([used.id]);
});
