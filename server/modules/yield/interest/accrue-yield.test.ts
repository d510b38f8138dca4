import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith, type Person } from '../../../testing/world';
import { accrueYield, matureHoldings, remindHolders } from './accrue-yield';
import { ensureYieldMonths } from './ensure-yield-months';
import { nextNightInMs } from './next-night';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
const inZone = (zone: string) =>
  world.sql.owner.query(`UPDATE setting SET value = to_jsonb($1::text) WHERE key = 'timezone'`, [
    zone,
  ]);
const told = ({ userId }: Person) =>
  desk.one<string[] | null>(
    `SELECT array_agg(kind ORDER BY id) FROM message WHERE user_id = $1 AND kind LIKE 'HOLDING_%'`,
    [userId],
  );

it('months of interest have tables of their own, made ahead and once', async () => {
  await ensureYieldMonths(world.visitor);
  const months = () =>
    desk.one<string>(`SELECT count(*) FROM pg_class WHERE relname ~ '^yield_day_[0-9]{6}$'`);
  const made = Number(await months());
  expect(made).toBeGreaterThanOrEqual(4);
  await ensureYieldMonths(world.visitor);
  expect(Number(await months())).toBe(made);
});

describe('interest', () => {
  it('M11: each 00:00 pays the floor of its day, the end brings the floor of the sum', async () => {
    const ann = await aUserWith(world, '1000.00');
    // 333.33 at 9.125 %: 8.333 cents a day.
    const daily = await desk.join(ann, await desk.project({ days: 3, dividend: 'DAILY' }), 33_333);
    const end = await desk.join(ann, await desk.project({ days: 13, annualPpm: 91_251 }), 33_334);
    await advance(world, DAY);
    await desk.catchUp();
    expect(await desk.says(daily)).toBe('EARNING 33333 8/8');
    expect(await desk.says(end)).toBe('EARNING 33334 8/0');
    await advance(world, 12 * DAY);
    await desk.catchUp();
    expect(await desk.says(daily)).toBe('SETTLED 33333 24/24');
    expect(await desk.says(end)).toBe('DUE 33334 104/0');
    await desk.settle(ann, end);
    // 13 x 33,334 x 91,251 / 365,000,000 = 108.3
    expect(await desk.says(end)).toBe('SETTLED 33334 108/108');
  });

  it('M11: a job that is late, doubled or in pieces books each night once', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => aUserWith(world, '400.00')));
    const project = await desk.project({ days: 20, dividend: 'DAILY', annualPpm: 365_000 });
    for (const person of people) await desk.join(person, project, 40_000);
    await advance(world, 9 * DAY);
    await Promise.all(Array.from({ length: 6 }, () => accrueYield(world.visitor, 2)));
    await desk.catchUp();
    await desk.catchUp();
    expect(
      await desk.one(
        `SELECT array_agg(DISTINCT (days_booked, accrued, paid)::text) FROM yield_holding
         WHERE project_id = $1`,
        [project],
      ),
    ).toEqual(['(9,360,360)']);
    expect(
      await desk.one(
        'SELECT count(*) FROM yield_day d JOIN yield_holding h ON h.id = d.holding_id WHERE project_id = $1',
        [project],
      ),
    ).toBe('81');
  });

  it('a time that a clock change skips is the jump itself', async () => {
    // 2027-03-28: 02:00 is 03:00 in Berlin, and 00:00 is 01:00 in Beirut.
    const after = (at: string, days: number, zone: string) =>
      world.sql.owner
        .query<{ at: Date }>('SELECT zone_days_after($1, $2, $3) AS at', [at, days, zone])
        .then(({ rows }) => rows[0]?.at.toISOString());
    expect(await after('2027-03-27T01:30:15.5Z', 1, 'Europe/Berlin')).toBe(
      '2027-03-28T01:00:00.000Z',
    );
    expect(await after('2027-03-27T00:30:00Z', 1, 'Europe/Berlin')).toBe(
      '2027-03-28T00:30:00.000Z',
    );
    expect(await after('2027-03-26T22:15:00Z', 1, 'Asia/Beirut')).toBe('2027-03-27T22:00:00.000Z');
    expect(await after('2027-03-26T10:00:00Z', 2, 'Asia/Beirut')).toBe('2027-03-28T09:00:00.000Z');
  });

  it('while a top-up is owed, nobody is told of the end: a day of 23 hours lies before it', async () => {
    const next = (due: string | null) =>
      world.sql.owner
        .query<{ at: Date | null }>(
          `SELECT next_notice($1, '2027-03-28T10:00:00Z', '2027-03-26T11:00:00Z') AS at`,
          [due],
        )
        .then(({ rows }) => rows[0]?.at?.toISOString() ?? null);
    // Due 24 hours after that instant, and 23 before the end.
    expect(await next('2027-03-27T11:00:00Z')).toBeNull();
    expect(await next(null)).toBe('2027-03-27T10:00:00.000Z');
  });

  it('wakes for the next 00:00, and for nothing where nobody holds', async () => {
    await desk.catchUp();
    const ann = await aUserWith(world, '400.00');
    await desk.join(ann, await desk.project({ dividend: 'DAILY' }), 10_000);
    const next = await nextNightInMs(world.visitor);
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThanOrEqual(DAY * 1_000);
  });
});

describe('what time does', () => {
  it('is told each once: before a top-up is due, that it was missed, and that all was paid', async () => {
    const ann = await aUserWith(world, '400.00');
    const id = await desk.join(
      ann,
      await desk.project({ days: 9, topUp: { amount: 100n, day: 5 } }),
      10_000,
    );
    for (let day = 1; day <= 7; day += 1) {
      await advance(world, DAY);
      await desk.catchUp();
      await desk.catchUp();
    }
    expect(await told(ann)).toEqual([
      'HOLDING_TOPUP_SOON',
      'HOLDING_TOPUP_SOON',
      'HOLDING_TOPUP_MISSED',
      'HOLDING_SETTLED',
    ]);
    // Five nights of 2.5 cents, each rounded down, and the floor of the sum.
    expect(await desk.says(id)).toBe('SETTLED 10000 12/12');
  });

  it('is told each once: that it ends tomorrow, that it is due; late it is told once', async () => {
    const [ann, ben] = await Promise.all([aUserWith(world, '400.00'), aUserWith(world, '400.00')]);
    const project = await desk.project({ days: 4 });
    await desk.join(ann, project, 10_000);
    await advance(world, 3 * DAY + 60);
    expect(await remindHolders(world.visitor)).toBeGreaterThan(0);
    await desk.join(ben, project, 10_000);
    await advance(world, 4 * DAY);
    await desk.catchUp();
    expect(await told(ann)).toEqual(['HOLDING_ENDS', 'HOLDING_SETTLED']);
    expect(await told(ben)).toEqual(['HOLDING_DUE']);
  });

  it('that it ends tomorrow is told to who adds to it before the job comes by, and once', async () => {
    const ann = await aUserWith(world, '400.00');
    const id = await desk.join(ann, await desk.project({ days: 4 }), 10_000);
    await advance(world, 3 * DAY + 60);
    await desk.topUp(ann, id, 1_000);
    await desk.catchUp();
    await desk.topUp(ann, id, 1_000);
    await desk.catchUp();
    expect(await told(ann)).toEqual(['HOLDING_ENDS']);
  });

  it('that it ends tomorrow is told to who pays the agreed top-up within its last 24 hours', async () => {
    // The clock goes on by an hour between the due instant and the end.
    await inZone('Europe/Berlin');
    const until = await desk.one<string>(
      `SELECT extract(epoch FROM min(d.at) - interval '40 hours' - tarn_now()) FROM (
         SELECT zone_day_start(current_date + n, 'Europe/Berlin') AS at,
           zone_day_start(current_date + n + 1, 'Europe/Berlin') AS next FROM generate_series(3, 800) n) d
       WHERE d.next - d.at < interval '24 hours' AND d.at > tarn_now() + interval '2 days'`,
    );
    await advance(world, Number(until));
    const ann = await aUserWith(world, '400.00');
    const topUp = { amount: 100n, day: 1 };
    const id = await desk.join(ann, await desk.project({ days: 2, topUp }), 10_000);
    await inZone('UTC');
    await advance(world, DAY - 60);
    await desk.topUp(ann, id);
    await desk.catchUp();
    expect(await told(ann)).toEqual(['HOLDING_ENDS']);
  });

  it('M16: is told that it is due while there is time to choose, and never of what the same pass has paid', async () => {
    const [ann, ben] = await Promise.all([aUserWith(world, '400.00'), aUserWith(world, '400.00')]);
    const first = await desk.join(ann, await desk.project({ days: 2 }), 10_000);
    const second = await desk.join(ben, await desk.project({ days: 1 }), 10_000);
    // A minute before the hours to choose are over for the one; the other's are over.
    await advance(world, 3 * DAY - 60);
    await desk.catchUp();
    expect(await desk.says(first)).toMatch(/^DUE/);
    expect(await desk.says(second)).toMatch(/^SETTLED/);
    expect(await told(ann)).toEqual(['HOLDING_DUE']);
    expect(await told(ben)).toEqual(['HOLDING_SETTLED']);
    await advance(world, 60);
    await desk.catchUp();
    expect(await told(ann)).toEqual(['HOLDING_DUE', 'HOLDING_SETTLED']);
  });

  it('M16: of a missed top-up is told until when it is paid while that is to come, and never of an instant that has passed', async () => {
    const [ann, ben] = await Promise.all([aUserWith(world, '400.00'), aUserWith(world, '400.00')]);
    const project = await desk.project({ days: 9, topUp: { amount: 100n, day: 1 } });
    await desk.join(ann, project, 10_000);
    await advance(world, 60);
    await desk.join(ben, project, 10_000);
    // The hours to choose are over for the one, and not yet for the other.
    await advance(world, 2 * DAY - 60);
    await desk.catchUp();
    expect(await told(ann)).toEqual(['HOLDING_TOPUP_LAPSED', 'HOLDING_SETTLED']);
    expect(await told(ben)).toEqual(['HOLDING_TOPUP_MISSED']);
    expect(
      await desk.one(
        `SELECT array_agg(figures ? 'until' ORDER BY kind) FROM message
         WHERE user_id IN ($1, $2) AND kind LIKE 'HOLDING_TOPUP%'`,
        [ann.userId, ben.userId],
      ),
    ).toEqual([false, true]);
  });

  it('settles in full who does nothing for 24 hours, and not a minute before', async () => {
    const ann = await aUserWith(world, '400.00');
    const id = await desk.join(ann, await desk.project({ days: 1, annualPpm: 365_000 }), 10_000);
    await advance(world, 2 * DAY - 60);
    await matureHoldings(world.visitor);
    expect(await desk.says(id)).toBe('DUE 10000 10/0');
    await advance(world, 61);
    await Promise.all([matureHoldings(world.visitor, 1), matureHoldings(world.visitor, 1)]);
    await desk.catchUp();
    expect(await desk.says(id)).toBe('SETTLED 10000 10/10');
  });
});

it('of 200 days in four zones, clock changes among them, each pays once and the end has its time of day', async () => {
  const zones = ['Asia/Beirut', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati'];
  const ids: string[] = [];
  const project = await desk.project({ days: 200, annualPpm: 365_000 });
  for (const zone of zones) {
    await inZone(zone);
    ids.push(await desk.join(await aUserWith(world, '400.00'), project, 10_000));
  }
  await inZone('UTC');
  await advance(world, 200 * DAY + 2 * 3_600);
  await desk.catchUp();
  for (const id of ids) expect(await desk.says(id)).toBe('DUE 10000 2000/0');
  expect(
    await desk.one(
      `SELECT array_agg(DISTINCT (ends_at AT TIME ZONE zone) - (started_at AT TIME ZONE zone) = interval '200 days')
       FROM yield_holding WHERE project_id = $1`,
      [project],
    ),
  ).toEqual([true]);
});
