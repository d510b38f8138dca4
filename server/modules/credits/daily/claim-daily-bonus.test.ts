import { holds } from '../../../testing/holds';
import { lockUser } from '../../accounts';
import { refusalOf } from '../../../testing/recharges';
import { aSession, graphql, legacy } from '../../../testing/http';
import { faultAfter } from '../../../testing/money/tampering';
import { provenAfterEach, withCreditDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUser, purses, type Person } from '../../../testing/world';
import { grantCampaignCredit } from '../grant-campaign-credit';
import { claimDailyBonus } from './claim-daily-bonus';
import { dailyBonus } from './daily-bonus';

const world = withWorld();
const server = withServer(world);
const desk = withCreditDesk(world);
provenAfterEach(world);

const DAY_MS = 86_400_000;

/** A campaign of daily bonuses: one dollar each, once over, for a hundred days. */
const giving = async (more: Parameters<typeof desk.campaign>[0] = {}) => {
  const now = await world.visitor.now();
  return desk.campaign({
    ...{ class: 'GIFT', purpose: 'DAILY_BONUS', amount: 100n, turnoverTimes: 1 },
    ...{ endsAt: new Date(now.getTime() + 100 * DAY_MS) },
    ...more,
  });
};

/** No campaign of an earlier test gives any more. */
const closeAll = () =>
  world.sql.owner.query(`
    ALTER TABLE campaign DISABLE TRIGGER campaign_change;
    UPDATE campaign SET open = false WHERE purpose = 'DAILY_BONUS';
    ALTER TABLE campaign ENABLE TRIGGER campaign_change`);

beforeEach(closeAll);

let keys = 0;
const claim = ({ ctx }: Person, idempotencyKey = `claim-${String((keys += 1))}-of-a-day`) =>
  refusalOf(claimDailyBonus(ctx, { idempotencyKey }));

const nextDay = async (): Promise<void> => {
  const someone = await aUser(world);
  const { nextAt } = await dailyBonus(someone.ctx);
  await advance(world, (nextAt.getTime() - (await world.visitor.now()).getTime()) / 1_000 + 1);
};

const settingOf = (key: string, value: string) =>
  world.sql.owner.query('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, value]);

describe('M10: the daily bonus', () => {
  it('H1: is told to the open app, and what staff give too', async () => {
    await giving();
    const told: string[] = [];
    const stop = world.bus.on('messages', (ids) => told.push(...ids));
    const [ann, ben] = [await aUser(world), await aUser(world)];
    await claim(ann);
    await desk.give(ben, await desk.campaign());
    const heard = ({ userId }: Person) => told.some((one) => one.startsWith(`${userId}:`));
    await holds(() => heard(ann) && heard(ben));
    stop();
  });

  it('is credited once a platform day, with its turnover, and again on the next', async () => {
    await giving();
    const person = await aUser(world);
    expect(await dailyBonus(person.ctx)).toMatchObject({
      ...{ running: true, claimedAt: null },
      ...{ amount: { minor: 100n }, turnover: { minor: 100n } },
    });
    expect([await claim(person), await claim(person)]).toEqual(['OK', 'ONLY_ONCE_A_DAY']);
    expect(await desk.bonuses(person)).toEqual(['100/100 0/100']);
    expect((await dailyBonus(person.ctx)).claimedAt).not.toBeNull();
    await nextDay();
    expect((await dailyBonus(person.ctx)).claimedAt).toBeNull();
    expect([await claim(person), await claim(person)]).toEqual(['OK', 'ONLY_ONCE_A_DAY']);
    expect(await purses(world, person)).toMatchObject({ available: '2.00' });
  });

  it('that was given and is on no day, or to another, is named by the verifier', async () => {
    await giving();
    const [person, other] = [await aUser(world), await aUser(world)];
    expect(await claim(person)).toBe('OK');
    const named =
      'each daily bonus was given once a day to its user, and nothing else by its campaigns';
    for (const statement of [
      `DELETE FROM daily_bonus WHERE user_id = ${person.userId}`,
      `UPDATE daily_bonus SET user_id = ${other.userId} WHERE user_id = ${person.userId}`,
    ])
      expect((await faultAfter(world, ['daily_bonus'], [statement]))?.check).toBe(named);
    expect(await faultAfter(world, ['daily_bonus'], [])).toBeNull();
  });

  it('is given once to each of twenty who ask eight times at once', async () => {
    await giving();
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(world)));
    const answers = await Promise.all(
      people.flatMap((person) => Array.from({ length: 8 }, () => claim(person))),
    );
    expect(answers.filter((code) => code === 'OK')).toHaveLength(20);
    expect(answers.filter((code) => code === 'ONLY_ONCE_A_DAY')).toHaveLength(140);
    for (const person of people) expect(await desk.bonuses(person)).toEqual(['100/100 0/100']);
  });

  it('M7: one key has one answer, on the day after too', async () => {
    await giving();
    const person = await aUser(world);
    const one = () => claimDailyBonus(person.ctx, { idempotencyKey: 'the-same-key' });
    const answers = await Promise.all([one(), one(), one()]);
    await nextDay();
    const ids = [...answers, await one()].map(({ resultId }) => resultId);
    expect(new Set(ids).size).toBe(1);
    expect(await purses(world, person)).toMatchObject({ available: '1.00' });
  });

  it('the last of a budget is given once, then the next campaign’s', async () => {
    await giving({ budget: 100n });
    const people = await Promise.all(Array.from({ length: 6 }, () => aUser(world)));
    const first = await Promise.all(people.map((person) => claim(person)));
    expect(first.filter((code) => code === 'OK')).toHaveLength(1);
    expect(first.filter((code) => code === 'CAMPAIGN_ENDED')).toHaveLength(5);
    await giving({ amount: 200n });
    const again = await Promise.all(people.map((person) => claim(person)));
    expect(again.filter((code) => code === 'OK')).toHaveLength(5);
    const given = await Promise.all(people.map((person) => desk.bonuses(person)));
    expect(given.map((one) => one.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('is given as it was shown or not at all, also where another campaign gives first', async () => {
    await giving({ amount: 200n, turnoverTimes: 50, budget: 200n });
    const people = await Promise.all(Array.from({ length: 3 }, () => aUser(world)));
    const asked = ({ ctx }: Person, [amount = '', turnover = '']: readonly string[]) =>
      refusalOf(claimDailyBonus(ctx, { shown: { amount, turnover }, idempotencyKey: null }));
    const [ann, ben, cem] = people as [Person, Person, Person];
    for (const other of ['1.00/1.00', '2.00/1.00', '2.00/0.00', '0.01/99999999999999.00'])
      expect([other, await asked(ann, other.split('/'))]).toEqual([other, 'CHANGED_MEANWHILE']);
    for (const wrong of ['0.00/1.00', '-1.00/1.00', 'one/1.00'])
      expect([wrong, await asked(ann, wrong.split('/'))]).toEqual([wrong, 'AMOUNT_INVALID']);
    expect(await asked(ann, ['2.00', 'all'])).toBe('PARAM_INVALID');
    // A second campaign gives less: whoever was shown it before the first was opened has it.
    await giving();
    expect(await asked(ann, ['1.00', '1.00'])).toBe('OK');
    expect(await asked(ben, ['2.00', '100.00'])).toBe('OK');
    expect(await asked(cem, ['2.00', '100.00'])).toBe('CHANGED_MEANWHILE');
    expect(await Promise.all(people.map((one) => desk.bonuses(one)))).toEqual([
      ...[['100/100 0/100'], ['200/200 0/10000'], []],
    ]);
    await closeAll();
    expect(await asked(cem, ['1.00', '1.00'])).toBe('CAMPAIGN_ENDED');
  });

  it('without a campaign that gives it nothing is given, and it says so', async () => {
    const person = await aUser(world);
    expect(await dailyBonus(person.ctx)).toMatchObject({
      ...{ running: false, amount: { minor: 100n }, turnover: { minor: 100n } },
    });
    await desk.campaign({ class: 'GIFT', amount: 100n });
    const now = (await world.visitor.now()).getTime();
    await giving({ startsAt: new Date(now + DAY_MS) });
    await giving({ open: false });
    expect(await claim(person)).toBe('CAMPAIGN_ENDED');
    expect(await desk.bonuses(person)).toEqual([]);
    await nextDay();
    await advance(world, DAY_MS / 1_000);
    expect(await claim(person)).toBe('OK');
  });

  it('a zone that is moved makes no second bonus of one day', async () => {
    await giving();
    const person = await aUser(world);
    await settingOf('timezone', '"Pacific/Kiritimati"');
    expect(await claim(person)).toBe('OK');
    // Twenty-five hours behind: the same instant is a day earlier, or two.
    await settingOf('timezone', '"Pacific/Pago_Pago"');
    expect(await claim(person)).toBe('ONLY_ONCE_A_DAY');
    expect((await dailyBonus(person.ctx)).claimedAt).not.toBeNull();
    await settingOf('timezone', '"UTC"');
    expect(await claim(person)).toBe('ONLY_ONCE_A_DAY');
  });

  it('M19: a locked account is told so, a visitor is asked to sign in', async () => {
    await giving();
    const person = await aUser(world);
    await lockUser(desk.ada.ctx, { userId: person.userId, reason: 'Looked into.' });
    expect(await claim(person)).toBe('ACCOUNT_LOCKED');
    expect(await desk.bonuses(person)).toEqual([]);
    expect(await claim({ userId: '0', ctx: world.visitor })).toBe('LOGIN_REQUIRED');
  });

  it('its campaigns give by themselves alone: no administrator credits under them', async () => {
    const campaignId = await giving();
    const { userId } = await aUser(world);
    const asked = { campaignId, userId, rewards: null, idempotencyKey: 'by-hand-after-all' };
    expect(await refusalOf(grantCampaignCredit(desk.ada.ctx, asked))).toBe('CAMPAIGN_ENDED');
    expect(await refusalOf(giving({ class: 'PROMOTION' }))).toBe('PARAM_INVALID');
    expect(await refusalOf(giving({ id: campaignId, purpose: 'INVITATION' }))).toBe(
      'PARAM_INVALID',
    );
    const id = await giving({ id: campaignId, purpose: null, amount: 300n });
    const { rows } = await world.sql.app.query<{ purpose: string; amount: string }>(
      'SELECT purpose, amount FROM campaign WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ purpose: 'DAILY_BONUS', amount: '300' }]);
    await expect(
      world.sql.owner.query('UPDATE campaign SET purpose = NULL WHERE id = $1', [id]),
    ).rejects.toThrow('by a proposal of its own');
  });

  it.each([
    `INSERT INTO daily_bonus (user_id, day, recharge_id) VALUES (1, '2026-01-01', 1)`,
    `UPDATE daily_bonus SET day = day - 1`,
    `DELETE FROM daily_bonus`,
    `SELECT give_by_itself(1, 'DAILY_BONUS', NULL, NULL)`,
  ])('the server’s role may not %s', async (sql) => {
    await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
  });

  it('the database keeps each one, and two of one day apart', async () => {
    await giving();
    const person = await aUser(world);
    await claim(person);
    const owner = (sql: string) => world.sql.owner.query(sql, [person.userId]);
    await expect(owner('DELETE FROM daily_bonus WHERE user_id = $1')).rejects.toThrow(
      'never allowed',
    );
    await desk.bonus(person, '1.00');
    await expect(
      owner(`INSERT INTO daily_bonus (user_id, day, recharge_id)
        SELECT user_id, day, (SELECT max(id) FROM recharge WHERE user_id = $1) FROM daily_bonus
        WHERE user_id = $1`),
    ).rejects.toThrow('daily_bonus_once_a_day');
  });
});

const OWN = `{ dailyBonus { running claimedAt amount { amount } turnover { amount } } }`;
const CLAIM = `mutation C($input: DailyBonusClaimInput!) { dailyBonusClaim(input: $input) {
  credit { class amount { amount } turnover { required { amount } } }
  dailyBonus { claimedAt } userErrors { code } } }`;

const SHOWN = `mutation C($input: DailyBonusClaimInput!) { dailyBonusClaim(input: $input) {
  credit { id } dailyBonus { claimedAt amount { amount } turnover { amount } } userErrors { code } } }`;

describe('H1: by both ways in', () => {
  it('the old path says what there is, and every POST claims', async () => {
    await giving();
    const person = await aUser(world);
    const token = await aSession(world, person.userId);
    const sign = async (form?: Readonly<Record<string, string>>, headers = {}) =>
      legacy(server, { path: 'user/sign', token, headers, ...(form && { form }) });
    const open = { qiandao: 1, money: '1.00', turnover: '1.00', time: 0 };
    expect((await sign()).data).toEqual(open);
    const index = async () => (await legacy(server, { path: 'user/index', token })).data;
    expect(await index()).toMatchObject({ qiandao: 1 });
    expect(await sign({})).toMatchObject({
      ...{ code: 1, data: { money: '1.00', turnover: '1.00', class: 1 } },
    });
    expect(await sign({}, { 'idempotency-key': 'another-claim' })).toMatchObject({
      ...{ code: 0, err: 'ONLY_ONCE_A_DAY' },
    });
    expect(await index()).toMatchObject({ qiandao: 2 });
    const time = expect.any(Number) as unknown;
    expect((await sign()).data).toEqual({ ...open, qiandao: 2, time });
    await closeAll();
    // What was done today comes first.
    expect((await sign({}, { 'idempotency-key': 'a-third-claim' })).err).toBe('ONLY_ONCE_A_DAY');
    const { data } = await graphql(server, {
      ...{ query: CLAIM, token, variables: { input: { idempotencyKey: 'by-the-other-door' } } },
    });
    const userErrors = [{ code: 'ONLY_ONCE_A_DAY' }];
    expect(data).toEqual({ dailyBonusClaim: { credit: null, dailyBonus: null, userErrors } });
    expect(await desk.bonuses(person)).toEqual(['100/100 0/100']);
  });

  it('GraphQL refuses what is not shown any more, with what is', async () => {
    await giving({ turnoverTimes: 50 });
    const person = await aUser(world);
    const token = await aSession(world, person.userId);
    const asked = async (turnover: string) => {
      const shown = { amount: '1.00', turnover };
      const variables = { input: { shown, idempotencyKey: `shown-${turnover}` } };
      return (await graphql(server, { query: SHOWN, token, variables })).data;
    };
    expect(await asked('1.00')).toEqual({
      dailyBonusClaim: {
        credit: null,
        dailyBonus: { claimedAt: null, amount: { amount: '1.00' }, turnover: { amount: '50.00' } },
        userErrors: [{ code: 'CHANGED_MEANWHILE' }],
      },
    });
    expect(await desk.bonuses(person)).toEqual([]);
    expect(await asked('50.00')).toMatchObject({ dailyBonusClaim: { userErrors: [] } });
  });

  it('GraphQL claims, and the old path has done so', async () => {
    await giving();
    const { userId } = await aUser(world);
    const token = await aSession(world, userId);
    const own = await graphql(server, { query: OWN, token });
    const dollar = { amount: '1.00' };
    expect(own.data).toEqual({
      dailyBonus: { running: true, claimedAt: null, amount: dollar, turnover: dollar },
    });
    const variables = { input: { idempotencyKey: 'through-graphql' } };
    const { data } = await graphql(server, { query: CLAIM, token, variables });
    expect(data).toEqual({
      dailyBonusClaim: {
        credit: { class: 'GIFT', amount: dollar, turnover: { required: dollar } },
        dailyBonus: { claimedAt: expect.any(String) as unknown },
        userErrors: [],
      },
    });
    const old = await legacy(server, { path: 'user/sign', token, form: {} });
    expect(old.err).toBe('ONLY_ONCE_A_DAY');
    const visitor = await legacy(server, { path: 'user/sign', form: {} });
    expect(visitor.err).toBe('LOGIN_REQUIRED');
  });
});
