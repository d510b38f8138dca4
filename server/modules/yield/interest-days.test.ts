import { provenAfterEach, withProjectDesk, withWorld } from '../../testing/suite';
import { advance, aUserWith } from '../../testing/world';
import { interestDays } from './interest-days';
import { yieldFiguresOf } from './yield-figures';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
const page = { first: 20, after: null } as const;
const inZone = (zone: string) =>
  world.sql.owner.query(`UPDATE setting SET value = to_jsonb($1::text) WHERE key = 'timezone'`, [
    zone,
  ]);
afterEach(() => inZone('UTC'));

it('H1: nights of less than a cent are no days with interest; their sum is one of the day it is settled', async () => {
  const ann = await aUserWith(world, '100.00');
  // A quarter of a cent a night.
  const id = await desk.join(ann, await desk.project({ days: 5, annualPpm: 9_125 }), 10_000);
  await advance(world, 4 * DAY);
  await desk.catchUp();
  expect(await interestDays(ann.ctx, page)).toEqual([]);
  await advance(world, DAY);
  await desk.settle(ann, id);
  expect(await interestDays(ann.ctx, page)).toMatchObject([{ count: 1, interest: 1n }]);
});

it.each([
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
])(
  'H1: interest of %s counts on the day of its 00:00 in %s, once that is set',
  async (...zones) => {
    await inZone(zones[0]);
    const ann = await aUserWith(world, '300.00');
    const project = await desk.project({ days: 9, annualPpm: 365_000 });
    const id = await desk.join(ann, project, 30_000);
    await advance(world, 3 * DAY);
    await desk.catchUp();
    await inZone(zones[1]);
    const nights = `SELECT array_agg(to_char(zone_day_start(started_on + k, zone) AT TIME ZONE $2, 'YYYY-MM-DD') ORDER BY k DESC)
    FROM yield_holding, generate_series(1, days_booked) k WHERE id = $1`;
    const days = await interestDays(ann.ctx, page);
    expect(days.map(({ on }) => on)).toEqual(await desk.one(nights, [id, zones[1]]));
    const today = await desk.one<string>('SELECT platform_day(tarn_now())::text');
    const yesterday = await desk.one<string>('SELECT (platform_day(tarn_now()) - 1)::text');
    const of = (day: string) => days.find(({ on }) => on === day)?.interest ?? 0n;
    const [figures] = await yieldFiguresOf(world.visitor.db, [ann.userId]);
    expect(figures).toMatchObject({ today: of(today), yesterday: of(yesterday), total: 90n });
  },
);
