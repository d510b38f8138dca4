import fc from 'fast-check';
import {
  keysOfGroup,
  settingFacts,
  settingGroups,
  settingKeys,
} from '../../../schema/settings/facts';
import { fitsSetting, settingsFault } from '../../../schema/settings/fits';
import { holds } from '../../testing/holds';
import { aStaffSession, graphql, legacy } from '../../testing/http';
import { faultAfter } from '../../testing/money/tampering';
import { auditEntriesOf } from '../../testing/people/audit';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withServer, withWorld } from '../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../testing/world';
import { confirmProposal, propose } from '../proposals';
import { readChange, type AskedSettings } from './read-change';
import { settingChanges, settingsOf } from './setting-versions';
import { supportHours } from './support-hours';

const world = withWorld();
const server = withServer(world);
provenAfterEach(world);
let [ada, jun, lena]: StaffPerson[] = [];
beforeAll(async () => {
  [ada, jun, lena] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'SUPPORT'),
  ]);
  // Worlds of tests let people have more open recharges than a platform may.
  await world.sql.owner.query(`UPDATE setting SET value = '5' WHERE key = 'rechargesOpenMax'`);
});
function one(person: StaffPerson | undefined): StaffPerson {
  if (!person) throw new Error('nobody has been made yet');
  return person;
}

type Group = AskedSettings['group'];
type Typed = Readonly<Record<string, readonly string[]>>;
const typed = (settings: Typed) =>
  Object.entries(settings).map(([key, values]) => ({ key, values: [...values] }));

async function proposed(group: Group, settings: Typed, version?: string) {
  const now = version ?? (await settingsOf(world.db, group)).version;
  const after = await readChange(world.db, { group, version: now, settings: typed(settings) });
  const subject = `settings/${String(settingGroups.indexOf(group) + 1)}`;
  const same = { subject, after, reason: 'A test', idempotencyKey: null };
  return propose(one(ada).ctx, { kind: 'SETTINGS', ...same });
}

async function changed(group: Group, settings: Typed) {
  const { id } = await proposed(group, settings);
  await confirmProposal(one(jun).ctx, id);
}

interface Answer {
  readonly proposal: { readonly id: string; readonly changes: readonly object[] } | null;
  readonly userErrors: readonly { readonly code: string; readonly field: string[] | null }[];
}

async function ask(person: StaffPerson | undefined, query: string, variables: object) {
  const cookie = await aStaffSession(world, one(person).staff.staffId);
  const call = { query, variables: variables as Record<string, unknown>, console: cookie };
  const { data, errors } = await graphql(server, call);
  return { answer: Object.values(data ?? {})[0] as unknown as Answer, errors };
}

const PROPOSE = `mutation P($input: SettingsProposeInput!) { settingsPropose(input: $input) {
  proposal { id changes { field shows before after } } userErrors { code field } } }`;
const CONFIRM =
  'mutation C($id: ID!) { proposalConfirm(id: $id) { proposal { id } userErrors { code } } }';
const READ = `{ settings { id version by { name } settings { id values } } }`;

it('O7: a limit that two administrators change reaches the app, the old paths and the history', async () => {
  const { version } = await settingsOf(world.db, 'RECHARGE');
  const settings = typed({ rechargeMin: ['123.45'], rechargePresets: ['200', '1000.00'] });
  const input = { group: 'RECHARGE', version, settings, reason: 'Costs of transfers' };
  const { answer } = await ask(ada, PROPOSE, { input });
  expect(answer.proposal?.changes).toEqual([
    { field: 'rechargeMin', shows: 'MONEY', before: '100.00', after: '123.45' },
    {
      ...{ field: 'rechargePresets', shows: 'MONEY' },
      ...{ before: '100.00\n500.00\n1000.00\n5000.00', after: '200.00\n1000.00' },
    },
  ]);
  const id = answer.proposal?.id ?? '';
  const own = await ask(ada, CONFIRM, { id });
  expect(own.answer.userErrors).toEqual([expect.objectContaining({ code: 'OWN_REQUEST' })]);
  expect((await settingsOf(world.db, 'RECHARGE')).version).toBe(version);
  await ask(jun, CONFIRM, { id });
  const platform = async () => {
    const query = '{ platform { rechargeMin { amount } rechargePresets { amount } } }';
    const { data } = await graphql(server, { query });
    return JSON.stringify(data?.platform);
  };
  await holds(async () => (await platform()).includes('"123.45"'));
  expect(await platform()).toContain('[{"amount":"200.00"},{"amount":"1000.00"}]');
  const { data } = await legacy(server, { path: 'index/info' });
  expect(data).toMatchObject({ recharge_min: '123.45' });
  const [change] = await settingChanges(world.db, 'RECHARGE', { first: 5, after: null });
  expect(change).toMatchObject({
    ...{ before: { rechargeMin: 10_000 }, after: { rechargeMin: 12_345 } },
    ...{ staffId: one(jun).staff.staffId, reason: 'Costs of transfers' },
  });
  const entries = await auditEntriesOf(world, 'settings/4');
  expect(entries).toEqual([`staff/${one(jun).staff.staffId} settings.change`]);
});

it('A9: settings are read and proposed by administrators, and by nobody else', async () => {
  const { errors, answer } = await ask(lena, READ, {});
  expect([answer, errors.length]).toEqual([undefined, 1]);
  const input = { group: 'BONUS', version: '1', settings: [], reason: 'x' };
  const tried = await ask(lena, PROPOSE, { input });
  expect(tried.answer.userErrors).toEqual([expect.objectContaining({ code: 'NOT_PERMITTED' })]);
  const read = await ask(ada, READ, {});
  expect(read.answer).toHaveLength(settingGroups.length);
});

const FORBIDDEN_BRAND = ['COPY_FORBIDDEN', 'brand'] as const;

it.each<[Group, Typed, string, string | null]>([
  ['RECHARGE', { rechargeMin: ['1,000'] }, 'AMOUNT_INVALID', 'rechargeMin'],
  ['RECHARGE', { rechargeMax: ['10.00'] }, 'AMOUNT_INVALID', 'rechargeMax'],
  ['RECHARGE', { rechargePresets: [] }, 'AMOUNT_INVALID', 'rechargePresets'],
  ['RECHARGE', { timezone: ['UTC'] }, 'PARAM_INVALID', 'settings'],
  ['RECHARGE', { withdrawMin: ['100.00'] }, 'PARAM_INVALID', 'settings'],
  ['WITHDRAWAL', { withdrawFeeBp: ['100'] }, 'PARAM_INVALID', 'withdrawFeeBp'],
  ['WITHDRAWAL', { withdrawEnd: ['08:59'] }, 'PARAM_INVALID', 'withdrawEnd'],
  ['SUPPORT', { supportWeek: ['09:00-17:00'] }, 'PARAM_INVALID', 'supportWeek'],
  ['SUPPORT', { supportWeek: ['', '', '', '', '', '', ''] }, 'PARAM_INVALID', 'supportWeek'],
  ['PLATFORM', { brand: ['Guaranteed Gains'] }, 'COPY_FORBIDDEN', 'brand'],
  ['PLATFORM', { brand: ['Binance'] }, 'COPY_FORBIDDEN', 'brand'],
  ['PLATFORM', { licences: ['Licensed by the SEC'] }, 'PARAM_INVALID', 'licences'],
  ['PLATFORM', { licences: ['Risk-free, licence no. 12'] }, 'COPY_FORBIDDEN', 'licences'],
  ['PLATFORM', { licences: ['Licence no. 12 of Binance'] }, 'COPY_FORBIDDEN', 'licences'],
  ['PLATFORM', { brand: ['Licence no. 12'], licences: ['Licence no. 12'] }, ...FORBIDDEN_BRAND],
  ['BONUS', { dailyBonusAmount: ['1.00'] }, 'NOTHING_CHANGES', null],
])('%s are not %j', async (group, settings, code, field) => {
  const { version } = await settingsOf(world.db, group);
  const input = { group, version, settings: typed(settings), reason: 'A test' };
  const { answer } = await ask(ada, PROPOSE, { input });
  expect(answer.proposal).toBeNull();
  expect(answer.userErrors).toEqual([{ code, field: field === null ? null : ['input', field] }]);
});

it('what somebody else changed meanwhile is not overwritten, and one proposal waits for a group', async () => {
  const { version } = await settingsOf(world.db, 'CONVERSION');
  const waiting = await proposed('CONVERSION', { conversionSeconds: ['20'] });
  expect(await refusalOf(proposed('CONVERSION', { conversionSeconds: ['30'] }))).toBe(
    'PROPOSAL_OPEN',
  );
  await world.sql.owner.query(`UPDATE setting SET value = '60' WHERE key = 'conversionSpreadBp'`);
  expect(await refusalOf(proposed('CONVERSION', { conversionSeconds: ['30'] }, version))).toBe(
    'CHANGED_MEANWHILE',
  );
  expect(await refusalOf(confirmProposal(one(jun).ctx, waiting.id))).toBe('PROPOSAL_OUTDATED');
  const { values } = await settingsOf(world.db, 'CONVERSION');
  expect(values).toEqual({ conversionSpreadBp: 60, conversionSeconds: 10 });
});

it('O7: every change of a setting leaves a version, whoever writes, and no version changes', async () => {
  await changed('YIELD', { yieldSettleHours: ['48'] });
  await world.sql.owner.query(`UPDATE setting SET value = '30' WHERE key = 'yieldSettleHours'`);
  const changes = await settingChanges(world.db, 'YIELD', { first: 5, after: null });
  expect(changes.map(({ after, staffId }) => [after, staffId])).toEqual([
    [{ yieldSettleHours: 30 }, null],
    [{ yieldSettleHours: 48 }, one(jun).staff.staffId],
  ]);
  for (const sql of ['UPDATE setting_version SET value = value', 'DELETE FROM setting_version'])
    await expect(world.sql.owner.query(sql)).rejects.toThrow('never allowed');
  await expect(world.sql.owner.query('TRUNCATE setting_version')).rejects.toThrow('never allowed');
});

it('O7: no version names two administrators who did not stand for just this value', async () => {
  const { id } = await proposed('TRADING', { followersMax: ['300'] });
  const forged = (proposal: string, staff: string, value: string) =>
    world.sql.owner.query(
      `INSERT INTO setting_version (key, value, staff_id, reason, proposal_id)
       VALUES ('followersMax', $3, $2, 'x', $1)`,
      [proposal, staff, value],
    );
  const junId = one(jun).staff.staffId;
  await expect(forged(id, junId, '300')).rejects.toThrow('was not confirmed');
  await confirmProposal(one(jun).ctx, id);
  await expect(forged(id, junId, '301')).rejects.toThrow('was not confirmed');
  await expect(forged(id, one(ada).staff.staffId, '300')).rejects.toThrow('was not confirmed');
});

it('O2: the server’s own role writes no setting and no version', async () => {
  for (const sql of [
    `UPDATE setting SET value = '1' WHERE key = 'withdrawMin'`,
    `INSERT INTO setting (key, value) VALUES ('more', '1')`,
    `INSERT INTO setting_version (key, value) VALUES ('withdrawMin', '1')`,
    `SELECT put_settings(5, '{}', 1, 1, 'x', 'here')`,
  ])
    await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
  const args = [one(ada).staff.staffId, '{"conversionSpreadBp": 5000, "conversionSeconds": 10}'];
  const { rows } = await world.sql.app.query(
    `SELECT status, field FROM propose($1, 'SETTINGS', 'settings/7', $2, 'past every form', 'here')`,
    args,
  );
  expect(rows).toEqual([{ status: 'PARAM_INVALID', field: 'conversionSpreadBp' }]);
});

it('the verifier finds a setting without its version, and one that nobody confirmed', async () => {
  const check =
    'each setting is its newest version, and each that staff made was confirmed by a second administrator';
  const found = (sql: string) => faultAfter(world, ['setting', 'setting_version'], [sql]);
  expect(await found(`UPDATE setting SET value = '1' WHERE key = 'withdrawMin'`)).toMatchObject({
    ...{ check, subject: 'setting withdrawMin' },
  });
  const alone = `UPDATE setting_version v SET value = '9' WHERE v.id = (SELECT max(id) FROM setting_version
    WHERE staff_id IS NOT NULL)`;
  expect(await found(alone)).toMatchObject({ check });
});

const NUMBERED = 'Licence no. 12';
const LICENCES = [
  ...[[], [NUMBERED], ['執照第１２號'], ['เลขที่ ๑๒'], ['Licensed'], [' no. 123'], ['x 1']],
  ...[[7], [null], [NUMBERED, 'Licensed'], [`${'x'.repeat(199)}1`], [`${'x'.repeat(200)}1`]],
  ...[20, 21].map((length) => Array.from({ length }, () => NUMBERED)),
];

describe('the database and TypeScript', () => {
  it('know the same settings, groups and bounds', async () => {
    const { rows } = await world.sql.owner.query<Record<string, unknown>>(
      'SELECT key, place, kind, min::int, max::int FROM setting_rules()',
    );
    const here = settingKeys.map((key) => {
      const { group, kind, min, max } = settingFacts[key];
      return { key, place: settingGroups.indexOf(group) + 1, kind, min, max };
    });
    expect(rows).toEqual(here);
  });

  const whole = fc.integer({ min: 0, max: 2_000 });
  const clock = fc.constantFrom('00:00', '09:00', '17:30', '24:00', '24:01', '9:00', '');
  const week = fc.array(fc.oneof(fc.constant(null), fc.tuple(clock, clock)), {
    ...{ minLength: 6, maxLength: 8 },
  });
  const office = fc.record({
    address: fc.constantFrom('Lakeside 1', '', ' ', 'x\ny'),
    latitude: fc.constantFrom(0, 90, -90.1, null),
    longitude: fc.constantFrom(-180, 180.5, 7.45, '7'),
  });
  const any = fc.oneof(
    ...[whole, clock, week, office, fc.array(whole, { maxLength: 9 })],
    fc.constantFrom(null, true, false, 'Tarn', ' x', -1, 1.5, 100, 999_999_999, [100, 200], {}),
  );

  it('judge every value alike', async () => {
    const drawn = fc.sample(fc.tuple(fc.constantFrom(...settingKeys, 'more'), any), 1_500);
    const closed = ['supportWeek', Array.from({ length: 7 }, () => null)] as const;
    const licences = LICENCES.map((lines) => ['licences', lines] as const);
    const cases = [...drawn, closed, ...licences];
    const { rows } = await world.sql.owner.query<{ fits: boolean }>(
      `SELECT setting_fits(c.key, c.value) AS fits
       FROM unnest($1::text[], $2::jsonb[]) WITH ORDINALITY c (key, value, n) ORDER BY n`,
      [cases.map(([key]) => key), cases.map(([, value]) => JSON.stringify(value))],
    );
    const wrong = cases.filter(([key, value], n) => fitsSetting(key, value) !== rows[n]?.fits);
    expect(wrong).toEqual([]);
    expect(rows.filter(({ fits }) => fits).length).toBeGreaterThan(50);
  });

  it('judge what goes with what alike', async () => {
    for (const group of ['RECHARGE', 'WITHDRAWAL', 'TRADING', 'SOCKETS'] as const) {
      const { values } = await settingsOf(world.db, group);
      const near = fc.record(
        Object.fromEntries(
          keysOfGroup(group).map((key) => {
            const value = values[key];
            const other = { MONEY: fc.constantFrom(100, 10_000, 1_000_000), CLOCK: clock } as const;
            const { kind } = settingFacts[key];
            const arbitrary: fc.Arbitrary<unknown> =
              kind === 'MONEY' || kind === 'CLOCK' ? other[kind] : whole;
            return [key, Array.isArray(value) ? fc.constant(value) : arbitrary];
          }),
        ),
      );
      const cases = fc.sample(near, 100);
      const place = settingGroups.indexOf(group) + 1;
      const { rows } = await world.sql.owner.query<{ fault: string | null }>(
        `SELECT settings_fault($1, c.facts) AS fault
         FROM unnest($2::jsonb[]) WITH ORDINALITY c (facts, n) ORDER BY n`,
        [place, cases.map((facts) => JSON.stringify(facts))],
      );
      const judged = cases.map((facts) => settingsFault(facts) !== null);
      expect(rows.map(({ fault }) => fault !== null)).toEqual(judged);
    }
  });
});

it.each([
  [['00:00', '24:00'], 5, 'en', '24/5'],
  [['09:00', '17:30'], 5, 'en', 'Mon–Fri 09:00–17:30 (UTC)'],
  [['09:00', '17:30'], 1, 'de', 'Mo 09:00–17:30 (UTC)'],
  [['09:00', '17:30'], 6, 'zh', '周一–周六 09:00–17:30 (UTC)'],
] as const)('hours %j on %i days are said in %s as %s', (hours, days, language, said) => {
  const supportWeek = Array.from({ length: 7 }, (_, n) => (n < days ? hours : null));
  expect(supportHours({ supportWeek, timezone: 'UTC' }, language)).toBe(said);
});
