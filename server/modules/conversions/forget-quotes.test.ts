import { usd } from '../../../schema/money';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../testing/world';
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

it('QUALITY 2: of those that nobody used ten are kept, however many are asked for at once, and each of the newest converts', async () => {
  await quote(world, '91250.41');
  await quote(world, '1.00030', 'USDT/USD');
  const [ann, bo] = await Promise.all([aUserWith(world, '200.00'), aUserWith(world, '20.00')]);
  const ask = (person: Person) => quoteConversion(person.ctx, { coin: 'BTC', give: usd(1_000n) });
  const others = await ask(bo);
  const first = await ask(ann);
  await convert(ann.ctx, { quoteId: first.id, idempotencyKey: 'the-first-of-many' });
  for (let times = 0; times < 6; times += 1)
    await Promise.all(Array.from({ length: 5 }, () => ask(ann)));
  const newest = await ask(ann);
  const { rows } = await world.sql.owner.query<{ id: string; used: boolean }>(
    `SELECT id, converted_at IS NOT NULL AS used FROM tarn.conversion WHERE user_id = ANY ($1) ORDER BY id`,
    [[ann.userId, bo.userId]],
  );
  expect(rows.filter(({ used }) => used)).toEqual([{ id: first.id, used: true }]);
  expect(rows.map(({ id }) => id)).toContain(others.id);
  expect(rows).toHaveLength(12);
  await convert(ann.ctx, { quoteId: newest.id, idempotencyKey: 'the-last-of-many' });
});
