import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { advance, aUser } from '../../testing/world';
import { creditedByDay } from './credited-by-day';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

const lastDays = async () =>
  (await creditedByDay(world.visitor, 14)).map(({ amount, count }) => [amount.minor, count]);

it('what was credited is counted on its day to the cent; what waits or was refused, on none', async () => {
  const ann = await aUser(world);
  const none = Array.from({ length: 13 }, () => [0n, 0]);
  for (const dollars of ['200.01', '300.02']) {
    const id = await desk.submitted(ann, dollars);
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
  }
  const refused = await desk.submitted(ann, '400.00');
  await desk.take(desk.lena, refused);
  await desk.refuse(desk.lena, refused);
  await desk.submitted(ann, '500.00');
  expect(await lastDays()).toEqual([...none, [50_003n, 2]]);
  await advance(world, 86_400);
  expect(await lastDays()).toEqual([...none.slice(1), [50_003n, 2], [0n, 0]]);
});

it('the planner finds what was credited by its index, however much waits', async () => {
  const client = await world.sql.owner.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `EXPLAIN SELECT sum(credited) FROM recharge
       WHERE credited_at >= tarn_now() - interval '1 day' AND credited_at < tarn_now()`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/recharge_credited/);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
