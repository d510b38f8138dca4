import { withWorld } from '../../../testing/suite';
import { dayOf, openPeriodsBetween, type Calendar } from './trading-hours';

const world = withWorld();

const NEW_YORK = 'America/New_York';
const workdays = (hours: Calendar['week']['mon'] & object) => ({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
});

const stocks: Calendar = {
  timezone: NEW_YORK,
  week: workdays([['09:30', '16:00']]),
  holidays: { '2026-11-26': [], '2026-11-27': [['09:30', '13:00']] },
};
const forex: Calendar = {
  timezone: NEW_YORK,
  week: {
    ...workdays([['00:00', '24:00']]),
    fri: [['00:00', '17:00']],
    sun: [['17:00', '24:00']],
  },
  holidays: {},
};
const metals: Calendar = {
  ...forex,
  week: {
    ...workdays([
      ['00:00', '17:00'],
      ['18:00', '24:00'],
    ]),
    fri: [['00:00', '17:00']],
    sun: [['18:00', '24:00']],
  },
};

async function read(calendar: Calendar, from: string, to = from): Promise<string[][]> {
  const minute = (at: number) => new Date(at).toISOString().slice(0, 16);
  const found = await openPeriodsBetween(world.visitor.db, calendar, [from, to]);
  return found.map(({ opensAt, closesAt }) => [minute(opensAt), minute(closesAt)]);
}

describe('P10: the hours of a market, worked out in its own time zone', () => {
  it.each([
    ['in winter', '2026-11-20', '2026-11-20T14:30', '2026-11-20T21:00'],
    ['in summer, an hour earlier in UTC', '2026-07-08', '2026-07-08T13:30', '2026-07-08T20:00'],
    ['on the last Friday of summer time', '2026-10-30', '2026-10-30T13:30', '2026-10-30T20:00'],
    ['on the first Monday of winter time', '2026-11-02', '2026-11-02T14:30', '2026-11-02T21:00'],
    [
      'on the Monday after clocks went forward',
      '2026-03-09',
      '2026-03-09T13:30',
      '2026-03-09T20:00',
    ],
    ['on a half day', '2026-11-27', '2026-11-27T14:30', '2026-11-27T18:00'],
  ])('opens stocks %s', async (_when, day, opens, closes) => {
    expect(await read(stocks, day)).toEqual([[opens, closes]]);
  });

  it.each([
    ['a holiday', '2026-11-26'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
  ])('knows no open period on %s', async (_what, day) => {
    expect(await read(stocks, day)).toEqual([]);
  });

  it('runs forex as one open period from Sunday evening to Friday evening', async () => {
    expect(await read(forex, '2026-11-15', '2026-11-21')).toEqual([
      ['2026-11-15T22:00', '2026-11-20T22:00'],
    ]);
  });

  it('keeps the week of a clock change one open period, an hour shorter or longer', async () => {
    expect(await read(forex, '2026-10-25', '2026-11-07')).toEqual([
      ['2026-10-25T21:00', '2026-10-30T21:00'],
      ['2026-11-01T22:00', '2026-11-06T22:00'],
    ]);
  });

  it('parts the open periods of metals by the daily break', async () => {
    expect(await read(metals, '2026-11-18', '2026-11-19')).toEqual([
      ['2026-11-18T05:00', '2026-11-18T22:00'],
      ['2026-11-18T23:00', '2026-11-19T22:00'],
      ['2026-11-19T23:00', '2026-11-20T05:00'],
    ]);
  });

  it('opens an hour later by its clocks when they skip the opening', async () => {
    const night: Calendar = {
      timezone: NEW_YORK,
      week: { sun: [['02:30', '04:00']] },
      holidays: {},
    };
    expect(await read(night, '2026-03-08')).toEqual([['2026-03-08T07:30', '2026-03-08T08:00']]);
  });

  it('is one open period where hours meet, and never two at once where clocks make them overlap', async () => {
    const day = [
      ['00:00', '12:00'],
      ['12:00', '24:00'],
    ] as const;
    const always: Calendar = { timezone: 'UTC', week: { fri: day, sat: day }, holidays: {} };
    expect(await read(always, '2026-11-20', '2026-11-21')).toEqual([
      ['2026-11-20T00:00', '2026-11-22T00:00'],
    ]);
    const skipped: Calendar = {
      timezone: NEW_YORK,
      week: {
        sun: [
          ['00:00', '02:30'],
          ['03:00', '04:00'],
        ],
      },
      holidays: {},
    };
    expect(await read(skipped, '2026-03-08')).toEqual([['2026-03-08T05:00', '2026-03-08T08:00']]);
  });

  it('never lets a market run out that never closes', async () => {
    const { rows } = await world.sql.owner.query(
      `SELECT count(*)::int AS n, bool_and(p.closes_at = 'infinity') AS endless
       FROM trading_calendar c, open_periods_of(c.timezone, c.week, calendar_holidays(c.id)) p
       WHERE c.code = 'crypto'`,
    );
    expect(rows).toEqual([{ n: 1, endless: true }]);
    expect(dayOf(Date.UTC(2026, 10, 20, 23, 59))).toBe('2026-11-20');
  });
});
