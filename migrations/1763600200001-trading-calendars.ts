import type { MigrationInterface, QueryRunner } from 'typeorm';

type Hours = readonly (readonly [opens: string, closes: string])[];

const ALL_DAY: Hours = [['00:00', '24:00']];
const UNTIL = (closes: string): Hours => [['00:00', closes]];
const FROM = (opens: string): Hours => [[opens, '24:00']];
/** Wall-clock hours with the exchange's daily pause of an hour. */
const WITH_BREAK: Hours = [
  ['00:00', '17:00'],
  ['18:00', '24:00'],
];
/** A holiday on which the floor is shut: trading halts early and comes back at 18:00. */
const haltAt = (halt: string): Hours => [
  ['00:00', halt],
  ['18:00', '24:00'],
];
const CASH: Hours = [['09:30', '16:00']];
const HALF_DAY: Hours = [['09:30', '13:00']];

const week = (workdays: Hours, [friday, sunday]: readonly [Hours, Hours]) => ({
  mon: workdays,
  tue: workdays,
  wed: workdays,
  thu: workdays,
  fri: friday,
  sun: sunday,
});

const ALWAYS = { ...week(ALL_DAY, [ALL_DAY, ALL_DAY]), sat: ALL_DAY };

const CALENDARS = [
  ['forex', 'America/New_York', week(ALL_DAY, [UNTIL('17:00'), FROM('17:00')])],
  ['metals', 'America/New_York', week(WITH_BREAK, [UNTIL('17:00'), FROM('18:00')])],
  ['energy', 'America/New_York', week(WITH_BREAK, [UNTIL('17:00'), FROM('18:00')])],
  ['index-futures', 'America/New_York', week(WITH_BREAK, [UNTIL('17:00'), FROM('18:00')])],
  ['us-stocks', 'America/New_York', week(CASH, [CASH, []])],
  ['crypto', 'UTC', ALWAYS],
] as const;

const closed = (...days: string[]) => days.map((day) => [day, []] as const);
const hours = (sessions: Hours, ...days: string[]) => days.map((day) => [day, sessions] as const);

/** Floor holidays of both years on which futures halt early but do not close. */
const FLOOR_HOLIDAYS = [
  ...['2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07'],
  ...['2026-11-26', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05'],
  ...['2027-09-06', '2027-11-25'],
];
/** On a Friday a halt lasts until Sunday evening. */
const FRIDAYS = ['2026-06-19', '2026-07-03', '2027-06-18'];

const futuresHolidays = (halt: string, eve: string) => [
  ...closed('2026-01-01', '2026-04-03', '2026-12-25', '2027-01-01', '2027-03-26', '2027-12-24'),
  ...hours(UNTIL('17:00'), '2026-12-31', '2027-12-23'),
  ...hours(UNTIL(eve), '2026-11-27', '2026-12-24', '2027-11-26'),
  ...hours(UNTIL(halt), ...FRIDAYS),
  ...hours(haltAt(halt), ...FLOOR_HOLIDAYS.filter((day) => !FRIDAYS.includes(day))),
];

const HOLIDAYS: Record<string, readonly (readonly [day: string, sessions: Hours])[]> = {
  forex: [
    ...hours(UNTIL('17:00'), '2026-12-24', '2026-12-31'),
    ...closed('2026-12-25', '2027-01-01'),
  ],
  metals: futuresHolidays('14:30', '13:45'),
  energy: futuresHolidays('14:30', '13:45'),
  'index-futures': futuresHolidays('13:00', '13:15'),
  'us-stocks': [
    ...closed('2026-01-01', '2026-01-19', '2026-02-16', '2026-04-03', '2026-05-25', '2026-06-19'),
    ...closed('2026-07-03', '2026-09-07', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18'),
    ...closed('2027-02-15', '2027-03-26', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06'),
    ...closed('2027-11-25', '2027-12-24'),
    ...hours(HALF_DAY, '2026-11-27', '2026-12-24', '2027-11-26'),
  ],
};

/** The hours of each market in its own time zone, with the holidays published for 2026 and 2027. */
export class TradingCalendars1763600200001 implements MigrationInterface {
  name = 'TradingCalendars1763600200001';

  async up(db: QueryRunner): Promise<void> {
    for (const [code, timezone, hoursOfWeek] of CALENDARS) {
      await db.query(`INSERT INTO trading_calendar (code, timezone, week) VALUES ($1, $2, $3)`, [
        code,
        timezone,
        JSON.stringify(hoursOfWeek),
      ]);
    }
    for (const [code, days] of Object.entries(HOLIDAYS)) {
      await db.query(
        `INSERT INTO trading_holiday (calendar_id, day, sessions)
         SELECT c.id, (d ->> 0)::date, d -> 1
         FROM trading_calendar c, jsonb_array_elements($2::jsonb) AS d WHERE c.code = $1`,
        [code, JSON.stringify(days)],
      );
    }
    // What never closes has one endless session, from the first moment and without a job's help.
    await db.query(`
      INSERT INTO trading_session (calendar_id, opens_at, closes_at)
      SELECT id, '-infinity', 'infinity' FROM trading_calendar WHERE code = 'crypto'`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
