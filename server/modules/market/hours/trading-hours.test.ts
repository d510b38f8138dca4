import { dayOf, neverCloses, openPeriodsBetween, type Calendar } from './trading-hours';

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

const read = (calendar: Calendar, from: string, to = from) =>
  openPeriodsBetween(calendar, from, to).map(({ opensAt, closesAt }) => [
    new Date(opensAt).toISOString().slice(0, 16),
    new Date(closesAt).toISOString().slice(0, 16),
  ]);

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
  ])('opens stocks %s', (_when, day, opens, closes) => {
    expect(read(stocks, day)).toEqual([[opens, closes]]);
  });

  it.each([
    ['a holiday', '2026-11-26'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
  ])('knows no open period on %s', (_what, day) => {
    expect(read(stocks, day)).toEqual([]);
  });

  it('runs forex as one open period from Sunday evening to Friday evening', () => {
    expect(read(forex, '2026-11-15', '2026-11-21')).toEqual([
      ['2026-11-15T22:00', '2026-11-20T22:00'],
    ]);
  });

  it('keeps the week of a clock change one open period, an hour shorter or longer', () => {
    expect(read(forex, '2026-10-25', '2026-11-07')).toEqual([
      ['2026-10-25T21:00', '2026-10-30T21:00'],
      ['2026-11-01T22:00', '2026-11-06T22:00'],
    ]);
  });

  it('parts the open periods of metals by the daily break', () => {
    expect(read(metals, '2026-11-18', '2026-11-19')).toEqual([
      ['2026-11-18T05:00', '2026-11-18T22:00'],
      ['2026-11-18T23:00', '2026-11-19T22:00'],
      ['2026-11-19T23:00', '2026-11-20T05:00'],
    ]);
  });

  it('opens at the jump when the clocks skip the opening', () => {
    const night: Calendar = {
      timezone: NEW_YORK,
      week: { sun: [['02:30', '04:00']] },
      holidays: {},
    };
    const [period] = openPeriodsBetween(night, '2026-03-08', '2026-03-08');
    expect(period && period.closesAt - period.opensAt).toBeGreaterThan(0);
  });

  it('tells a market that never closes from one that does', () => {
    const always = { ...workdays([['00:00', '24:00']]), sat: [['00:00', '24:00']] as const };
    const crypto: Calendar = {
      timezone: 'UTC',
      week: { ...always, sun: [['00:00', '24:00']] },
      holidays: {},
    };
    expect([crypto, forex, stocks].map(neverCloses)).toEqual([true, false, false]);
    expect(dayOf(Date.UTC(2026, 10, 20, 23, 59))).toBe('2026-11-20');
    expect(read(crypto, '2026-11-20', '2026-11-22')).toHaveLength(1);
  });
});
