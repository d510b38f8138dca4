import { languages } from '../../../../schema/languages';
import { withContracts } from '../../../testing/people/contracts';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withWorld } from '../../../testing/suite';
import {
  aStaffMember,
  aUserWith,
  instrumentId,
  quote,
  waitsForALock,
  type StaffPerson,
} from '../../../testing/world';
import { calendarById, calendars } from '../hours/calendars';
import { endingHolidays } from '../hours/ending-holidays';
import { comingDays } from '../hours/coming-days';
import { readHours, type SentHours } from '../hours/read-hours';
import { marketStates } from '../hours/market-states';
import { instrumentById } from '../instruments';
import { termsFor } from '../terms-for';
import { editCalendar } from './edit-calendar';
import { marketVersions, newestVersion, type VersionsOf } from './market-versions';
import { prohibitInstrument } from './prohibit-instrument';
import { putInstrument } from './put-instrument';
import { setTerms, type OfferedTerms } from './set-terms';

const world = withWorld();
const { instrument, open } = withContracts(world);
provenAfterEach(world);

let ada: StaffPerson;
let cat: StaffPerson;
let crypto: string;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  cat = await aStaffMember(world, 'SUPPORT');
  crypto = (await calendarOf('crypto')).id;
});

const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

async function calendarOf(code: string) {
  const found = (await calendars(world.visitor)).find((one) => one.code === code);
  if (!found) throw new Error(`no calendar ${code}`);
  return found;
}

const wholeDays: SentHours['week'] = (
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
).map((day) => ({ day, hours: [{ opens: '00:00', closes: '24:00' }] }));
const always: SentHours = { week: wholeDays, holidays: [] };
const never: SentHours = { week: [], holidays: [] };

async function edit(
  calendarId: string,
  hours: SentHours,
  more: { reason?: string; who?: StaffPerson } = {},
) {
  const { reason = 'A test', who = ada } = more;
  const seen = await newestVersion(world.visitor, { of: 'calendar', id: calendarId });
  await editCalendar(who.ctx, { ...hours, calendarId, seen, reason });
}

async function offer(terms: readonly OfferedTerms[], id = instrument.btc) {
  const seen = await newestVersion(world.visitor, { of: 'instrument', id });
  await setTerms(ada.ctx, { instrumentId: id, terms, seen, reason: 'A test' });
}

const sixty: OfferedTerms = {
  seconds: 60,
  payoutBp: 8_500,
  feeBp: 100,
  min: 1_000n,
  max: 500_000n,
};

const stateOf = async (id: string) => (await marketStates(world.visitor, [id]))[0]?.state;
const newest = async (wanted: VersionsOf) =>
  (await marketVersions(world.visitor, { ...wanted, first: 1, after: null }))[0];
const lastEntry = async () => {
  const { rows } = await world.sql.owner.query<Record<string, unknown>>(
    'SELECT actor, action, subject, before, after, reason FROM audit_entry ORDER BY seq DESC LIMIT 1',
  );
  return rows[0];
};

describe('the hours of a market', () => {
  it('P10: follow at once, with who, why, before and after, and an entry', async () => {
    const xag = await instrumentId(world, 'XAG/USD');
    const metals = await calendarOf('metals');
    await edit(metals.id, never, { reason: 'The exchange is shut' });
    expect(await stateOf(xag)).toBe('CLOSED');
    await edit(metals.id, always, { reason: 'It is back' });
    expect(await stateOf(xag)).toBe('OPEN');
    const version = await newest({ of: 'calendar', id: metals.id });
    expect(version).toMatchObject({
      ...{ kind: 'CALENDAR', staffId: ada.staff.staffId, reason: 'It is back' },
      before: { mon: '–', holidays: {} },
      after: { mon: '00:00–24:00', holidays: {} },
    });
    expect(await lastEntry()).toEqual({
      ...{ actor: `staff/${ada.staff.staffId}`, action: 'calendar.change' },
      ...{ subject: `calendar/${metals.id}`, reason: 'It is back' },
      ...{ before: version?.before, after: version?.after },
    });
  });

  it.each<[string, SentHours['week'][number]['hours'], SentHours['holidays']]>([
    [
      'week.mon',
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '11:59', closes: '13:00' },
      ],
      [],
    ],
    ['week.mon', [{ opens: '12:00', closes: '12:00' }], []],
    ['week.mon', [{ opens: '9:00', closes: '12:00' }], []],
    ['week.mon', [{ opens: '24:00', closes: '24:00' }], []],
    ['holidays.2026-02-30', [], [{ day: '2026-02-30', hours: [] }]],
    [
      'holidays.2026-12-24',
      [],
      [
        { day: '2026-12-24', hours: [] },
        { day: '2026-12-24', hours: [] },
      ],
    ],
    [
      'holidays.2026-12-24',
      [],
      [{ day: '2026-12-24', hours: [{ opens: '10:00', closes: '09:00' }] }],
    ],
  ])(
    'are refused with the day at fault, nothing written: %s %j %j',
    async (field, monday, holidays) => {
      const { id } = await calendarOf('energy');
      const before = await calendarById(world.visitor, id);
      const hours = { week: [{ day: 'mon', hours: monday }], holidays } as const;
      await expect(edit(id, hours)).rejects.toMatchObject({ code: 'PARAM_INVALID', field });
      expect(await calendarById(world.visitor, id)).toEqual(before);
    },
  );

  it('are shown for 14 days before they are saved', async () => {
    const stocks = await calendarOf('us-stocks');
    const draft = readHours({
      week: wholeDays.slice(0, 5),
      holidays: [{ day: '2027-11-26', hours: [{ opens: '09:30', closes: '13:00' }] }],
    });
    const days = await comingDays(world.visitor, stocks, draft);
    expect(days).toHaveLength(14);
    const weekday = days.find(({ hours }) => hours.length > 0);
    expect(weekday?.hours).toEqual([['00:00', '24:00']]);
    expect(weekday?.closes).toHaveLength(1);
    expect(days.filter(({ hours }) => hours.length === 0)).toHaveLength(4);
    const today = await world.visitor.now();
    expect(days[0]?.day).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: stocks.timezone }).format(today),
    );
  });

  it('P10: never close a market before a contract that runs has ended, nor while one is opening', async () => {
    await quote(world, '91000.00');
    await open(await aUserWith(world, '200.00'));
    await expect(edit(crypto, never)).rejects.toMatchObject({
      code: 'CONTRACTS_OPEN',
      figures: { until: expect.any(String) as string },
    });
    expect(await stateOf(instrument.btc)).toBe('OPEN');
    const opening = await world.sql.owner.connect();
    await opening.query('BEGIN');
    await opening.query('SELECT quote_lock_shared($1)', [instrument.btc]);
    const edited = edit(crypto, { ...always, holidays: [{ day: '2099-01-01', hours: [] }] });
    const waited = await waitsForALock(world, edited);
    await opening.query('COMMIT');
    opening.release();
    await edited;
    expect(waited).toBe(true);
    expect(await stateOf(instrument.btc)).toBe('OPEN');
  });

  it('P10: no open period comes from the server, and no hours that overlap from anybody', async () => {
    const overlap = '[["09:00", "12:00"], ["11:00", "13:00"]]';
    for (const [statement, refused] of [
      [`UPDATE trading_calendar SET week = '{"mon": ${overlap}}'`, /trading_calendar_hours_fit/],
      [`UPDATE trading_calendar SET week = '{"mon": [["x", "y"]]}'`, /trading_calendar_hours_fit/],
      [`UPDATE trading_calendar SET week = '{"mon": ["09:00"]}'`, /trading_calendar_hours_fit/],
      [`UPDATE trading_holiday SET open_hours = '${overlap}'`, /trading_holiday_hours_fit/],
    ] as const) {
      await expect(world.sql.owner.query(statement)).rejects.toThrow(refused);
    }
    await world.sql.app.query('SELECT renew_open_periods($1)', [crypto]);
    expect(await stateOf(instrument.btc)).toBe('OPEN');
  });

  it('P10: warn when their list of holidays ends within 90 days or was emptied, and only then', async () => {
    const { id, timezone } = await calendarOf('forex');
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const soon = async (...days: readonly number[]) => {
      await edit(id, { week: wholeDays, holidays: days.map((n) => ({ day: day(n), hours: [] })) });
      return (await calendarById(world.visitor, id))?.holidaysEndSoon;
    };
    expect([await soon(80), await soon(80, 120), await soon()]).toEqual([true, false, true]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
    const emptied = { id, code: 'forex', until: today.format(await world.visitor.now()) };
    expect(await endingHolidays(world.visitor)).toContainEqual(emptied);
    // A week that changes afterwards brings no holidays back.
    await edit(id, { week: wholeDays.slice(1), holidays: [] });
    expect((await calendarById(world.visitor, id))?.holidaysEndSoon).toBe(true);
    expect(await soon(120)).toBe(false);
    // One that never had any needs none.
    await world.sql.owner.query(
      `INSERT INTO trading_calendar (code, timezone, week) VALUES ('metal', 'UTC', '{}')`,
    );
    const metal = (await calendarOf('metal')).id;
    await edit(metal, always);
    expect(await calendarById(world.visitor, metal)).toMatchObject({
      ...{ holidaysUntil: null, holidaysEndSoon: false },
    });
  });
});

describe('trading in an instrument', () => {
  const ask = (prohibit: boolean, reason: string, who = ada) =>
    prohibitInstrument(who.ctx, { instrumentId: instrument.btc, prohibit, reason });

  it('P10: is prohibited with a reason that users read, and released; what runs goes on', async () => {
    await quote(world, '91000.00');
    const ann = await aUserWith(world, '200.00');
    await open(ann);
    expect(await refusalOf(ask(true, ' '))).toBe('REASON_REQUIRED');
    await ask(true, 'The provider sends nonsense');
    expect(await refusalOf(ask(true, 'Again'))).toBe('ALREADY_PROHIBITED');
    expect(await refusalOf(open(ann))).toBe('TRADING_PROHIBITED');
    expect((await instrumentById(world.visitor, instrument.btc))?.prohibitReason).toBe(
      'The provider sends nonsense',
    );
    expect((await quote(world, '91001.00')).fault).toBeNull();
    await ask(false, 'It is mended');
    expect(await refusalOf(ask(false, 'Again'))).toBe('ALREADY_RELEASED');
    expect((await instrumentById(world.visitor, instrument.btc))?.prohibitReason).toBeNull();
    expect(await newest({ of: 'instrument', id: instrument.btc })).toMatchObject({
      ...{ kind: 'PROHIBITION', reason: 'It is mended' },
      ...{ before: { prohibited: true }, after: { prohibited: false } },
    });
    await open(ann);
  });
});

describe('terms', () => {
  it('P3, O7: the next order has the new ones, what runs keeps its own, and who changed them stands there', async () => {
    await quote(world, '91000.00');
    const ann = await aUserWith(world, '300.00');
    const before = await open(ann);
    await offer([
      { ...sixty, payoutBp: 7_000, feeBp: 200 },
      { ...sixty, seconds: 90 },
    ]);
    const after = await open(ann);
    expect([before.payoutBp, before.fee, after.payoutBp, after.fee]).toEqual([
      8_500,
      40n,
      7_000,
      80n,
    ]);
    expect(await refusalOf(open(ann, 4_000, { durationSeconds: 30 }))).toBe('DURATION_NOT_OFFERED');
    expect((await open(ann, 4_000, { durationSeconds: 90 })).payoutBp).toBe(8_500);
    const { rows } = await world.sql.owner.query(
      'SELECT payout_bp FROM trade_order WHERE id = $1',
      [before.id],
    );
    expect(rows).toEqual([{ payout_bp: 8_500 }]);
    const version = await newest({ of: 'instrument', id: instrument.btc });
    expect([version?.staffId, version?.after.terms]).toEqual([
      ada.staff.staffId,
      [
        { label: '60 s', value: '70.00 % / 2.00 % / 10.00–5000.00 USD' },
        { label: '90 s', value: '85.00 % / 1.00 % / 10.00–5000.00 USD' },
      ],
    ]);
    expect(await lastEntry()).toMatchObject({ action: 'terms.change', after: version?.after });
  });

  it.each<[string, string, readonly OfferedTerms[]]>([
    ['AMOUNT_INVALID', 'terms.60.max', [{ ...sixty, min: 10n, max: 9n }]],
    ['AMOUNT_INVALID', 'terms.60.min', [{ ...sixty, min: 0n }]],
    ['AMOUNT_INVALID', 'terms.60.max', [{ ...sixty, max: 1_000_000_000_001n }]],
    ['PARAM_INVALID', 'terms.60.payoutBp', [{ ...sixty, payoutBp: 0 }]],
    ['PARAM_INVALID', 'terms.60.payoutBp', [{ ...sixty, payoutBp: 10_001 }]],
    ['PARAM_INVALID', 'terms.60.feeBp', [{ ...sixty, feeBp: 1_001 }]],
    ['PARAM_INVALID', 'terms.0.seconds', [{ ...sixty, seconds: 0 }]],
    ['PARAM_INVALID', 'terms', [sixty, sixty]],
    ['PARAM_INVALID', 'terms', []],
  ])('are refused with their field, nothing written: %s %s', async (code, field, terms) => {
    const before = await termsFor(world.visitor, [instrument.btc]);
    await expect(offer(terms)).rejects.toMatchObject({ code, field });
    expect(await termsFor(world.visitor, [instrument.btc])).toEqual(before);
  });

  it('and hours are changed on what was read: of two at once the later is refused', async () => {
    const seen = await newestVersion(world.visitor, { of: 'instrument', id: instrument.btc });
    await offer([sixty]);
    const late = { instrumentId: instrument.btc, terms: [{ ...sixty, seconds: 30 }], seen };
    expect(await refusalOf(setTerms(ada.ctx, { ...late, reason: 'x' }))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(offer([sixty]))).toBe('NOTHING_CHANGES');
    const hours = { ...always, calendarId: crypto, reason: 'x', seen: '999999' };
    expect(await refusalOf(editCalendar(ada.ctx, hours))).toBe('CHANGED_MEANWHILE');
  });
});

describe('O4: markets', () => {
  it('are changed by administrators alone, through functions that leave a version and an entry', async () => {
    const asked = { instrumentId: instrument.btc, seen: '0', reason: 'x' };
    for (const act of [
      () => prohibitInstrument(cat.ctx, { ...asked, prohibit: true }),
      () => setTerms(cat.ctx, { ...asked, terms: [sixty] }),
      () => edit(crypto, never, { who: cat }),
      () =>
        putInstrument(cat.ctx, {
          ...{
            id: instrument.btc,
            quoted: null,
            names: inAll('B'),
            descriptions: {},
            picture: null,
          },
          ...{ popular: true, listed: true, sort: 1, seen: '0', reason: 'x' },
        }),
    ]) {
      await expect(act()).rejects.toThrow(/no administrator/);
    }
    for (const statement of [
      `UPDATE instrument SET prohibited = true`,
      `UPDATE terms SET payout_bp = 1`,
      `DELETE FROM terms`,
      `UPDATE trading_calendar SET week = '{}'`,
      `DELETE FROM trading_holiday`,
      `DELETE FROM open_period`,
      `INSERT INTO market_version (kind, calendar_id, reason, before, after) VALUES ('CALENDAR', 1, 'x', '{}', '{}')`,
      `SELECT stop_instrument(1, 1, true, 'x', 'x')`,
      `SELECT note_version('CALENDAR', 1, 1, 'x', '{}', '{}')`,
    ]) {
      await expect(world.sql.app.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
    for (const statement of [
      'UPDATE market_version SET reason = $$x$$',
      'DELETE FROM market_version',
      'TRUNCATE market_version',
    ]) {
      await expect(world.sql.owner.query(statement)).rejects.toThrow(/never allowed/);
    }
  });
});
