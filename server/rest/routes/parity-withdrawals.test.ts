import { randomUUID } from 'node:crypto';
import { aSession, graphql, legacy } from '../../testing/http';
import {
  aTarget,
  FUND_PASSWORD,
  openAllDay,
  setHours,
  type Saver,
} from '../../testing/people/withdrawals';
import { provenAfterEach, withPayoutDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, credit, purses, quote, type Person } from '../../testing/world';
import { applyDecisions } from '../../modules/reviews';

const world = withWorld();
const server = withServer(world);
const desk = withPayoutDesk(world);
provenAfterEach(world);

type Fields = Readonly<Record<string, string>>;

interface Submitted {
  readonly withdrawalSubmit: {
    readonly withdrawal: {
      readonly amount: { readonly amount: string };
      readonly fee: { readonly amount: string };
      readonly credited: { readonly amount: string };
      readonly state: string;
      readonly target: { readonly id: string };
    } | null;
    readonly userErrors: readonly { readonly code: string }[];
  };
}

const MUTATION = `mutation W($input: WithdrawalSubmitInput!) { withdrawalSubmit(input: $input) {
  withdrawal { amount { amount } fee { amount } credited { amount } state target { id } }
  userErrors { code } } }`;

async function overGraphql(token: string, form: Fields) {
  const input = {
    targetId: form.bank ?? '',
    amount: form.money ?? '',
    fundPassword: form.pwd ?? '',
    idempotencyKey: form.key ?? randomUUID(),
  };
  const { data } = await graphql(server, { token, query: MUTATION, variables: { input } });
  const { withdrawal, userErrors } = (data as unknown as Submitted).withdrawalSubmit;
  if (!withdrawal) return userErrors[0]?.code;
  const { amount, fee, credited, state, target } = withdrawal;
  return {
    money: amount.amount,
    sxf: fee.amount,
    dzje: credited.amount,
    state: state.toLowerCase(),
    bid: Number(target.id),
  };
}

const post = (token: string, { key = randomUUID(), ...form }: Fields) =>
  legacy(server, { path: 'user/cash', form, token, headers: { 'idempotency-key': key } });

async function overRest(token: string, form: Fields) {
  const { err, data } = await post(token, form);
  const { money, sxf, dzje, state, bid } = data;
  return err ?? { money, sxf, dzje, state, bid };
}

const asked = (person: Saver, more: Fields = {}): Fields => ({
  money: '500',
  bank: person.target,
  pwd: FUND_PASSWORD,
  ...more,
});

describe('submitting a withdrawal, through GraphQL and through the old path,', () => {
  it('freezes the same, and says the same', async () => {
    const answers = [];
    for (const way of [overGraphql, overRest]) {
      const person = await desk.saver('1000.00');
      const token = await aSession(world, person.userId);
      const { bid, ...answer } = (await way(token, asked(person))) as { bid: number };
      expect(String(bid)).toBe(person.target);
      answers.push(answer);
      expect(await purses(world, person)).toEqual({ available: '500.00', frozen: '500.00' });
    }
    const same = { money: '500.00', sxf: '5.00', dzje: '495.00', state: 'submitted' };
    expect(answers).toEqual([same, same]);
  });

  it('M6: one key is one withdrawal, whichever way it comes', async () => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    const form = asked(person, { key: randomUUID() });
    await Promise.all([overGraphql(token, form), overRest(token, form)]);
    expect(await purses(world, person)).toEqual({ available: '500.00', frozen: '500.00' });
    expect(await overRest(token, { ...form, money: '600' })).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  type Prepare = (person: Saver) => Promise<unknown>;
  const unbind: Prepare = ({ userId }) =>
    world.sql.owner.query('UPDATE payment_method SET deleted_at = tarn_now() WHERE user_id = $1', [
      userId,
    ]);
  const nothing: Prepare = () => Promise.resolve();
  const cases: readonly [code: string, form: Fields, prepare: Prepare][] = [
    ['AMOUNT_INVALID', { money: '1e3' }, nothing],
    ['AMOUNT_INVALID', { money: '100.001' }, nothing],
    ['TARGET_NOT_FOUND', { bank: '999999999' }, nothing],
    ['FUND_PASSWORD_WRONG', { pwd: 'not-my-password' }, nothing],
    ['FUND_PASSWORD_NOT_SET', {}, (person) => desk.setFundPassword(person, null)],
    ['WITHDRAW_MIN', { money: '99.99' }, nothing],
    ['WITHDRAW_MAX', { money: '50000' }, nothing],
    ['BALANCE_TOO_LOW', { money: '1000.01' }, nothing],
    [
      'WITHDRAW_COUNT',
      { money: '100' },
      async (person) => {
        for (let n = 0; n < 3; n += 1) await desk.submit(person, { dollars: '100.00' });
      },
    ],
    ['BIND_CARD_FIRST', {}, unbind],
    [
      'WITHDRAW_DAY_SUM',
      { money: '100' },
      async (person) => {
        await credit(world, person.userId, '99900.01');
        for (const dollars of ['49999.00', '49901.01']) await desk.submit(person, { dollars });
      },
    ],
  ];

  it.each(cases)('is refused alike: %s', async (code, form, prepare) => {
    for (const way of [overGraphql, overRest]) {
      const person = await desk.saver('1000.00');
      const token = await aSession(world, person.userId);
      await prepare(person);
      const before = await purses(world, person);
      expect(await way(token, asked(person, form))).toBe(code);
      expect(await purses(world, person)).toEqual(before);
    }
  });

  it('is refused alike at another hour, and to somebody who is not verified', async () => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    await setHours(world, '00:00', '00:00:00.000001');
    const closed = [await overGraphql(token, asked(person)), await overRest(token, asked(person))];
    await openAllDay(world);
    expect(closed).toEqual(['WITHDRAW_TIME', 'WITHDRAW_TIME']);
    const ben = await aUserWith(world, '1000.00');
    const stranger = { ...ben, target: await aTarget(world, ben) };
    const hers = await aSession(world, ben.userId);
    expect(await overGraphql(hers, asked(stranger))).toBe('REAL_NAME_REQUIRED');
    expect(await overRest(hers, asked(stranger))).toBe('REAL_NAME_REQUIRED');
  });

  it('is refused alike to a target that was added without the fund password, for its day', async () => {
    const person = await desk.saver('1000.00', { waits: true });
    const token = await aSession(world, person.userId);
    for (const way of [overGraphql, overRest]) {
      expect(await way(token, asked(person))).toBe('TARGET_WAITS');
    }
    expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
  });

  it('A1: to another user’s card goes nothing', async () => {
    const [ann, bob] = [await desk.saver('1000.00'), await desk.saver('1000.00')];
    const token = await aSession(world, ann.userId);
    const form = asked(ann, { bank: bob.target });
    expect(await overGraphql(token, form)).toBe('TARGET_NOT_FOUND');
    expect(await overRest(token, form)).toBe('TARGET_NOT_FOUND');
    expect(await purses(world, ann)).toEqual({ available: '1000.00', frozen: '0.00' });
  });
});

describe('user/cash', () => {
  it.each([
    ['0', '', 'ALIPAY'],
    ['', '4', 'ALIPAY'],
    ['', '1', 'BANK_CARD'],
    ['', '5', 'WECHAT'],
  ])('bank %j and idtype %j mean the user’s %s', async (bank, idtype, kind) => {
    const person = await desk.saver('1000.00');
    await aTarget(world, person, { kind: 'ALIPAY' });
    await aTarget(world, person, { kind: 'WECHAT' });
    const token = await aSession(world, person.userId);
    const { data, err } = await post(token, { ...asked(person), bank, idtype });
    expect(err).toBeNull();
    expect((await desk.find(String(data.id))).methodKind).toBe(kind);
  });

  it.each([
    ['4', 'SET_ALIPAY_FIRST'],
    ['5', 'SET_WECHAT_FIRST'],
    ['2', 'BIND_WALLET_FIRST'],
    ['3', 'BIND_WALLET_FIRST'],
    ['6', 'BIND_WALLET_FIRST'],
    ['7', 'BIND_WALLET_FIRST'],
  ])('idtype %s without such a binding is refused by %s', async (idtype, code) => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    const form = { money: '500', pwd: FUND_PASSWORD, idtype };
    expect((await post(token, form)).err).toBe(code);
    expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
  });

  it('to a coin address is refused by QUOTE_STALE when its quote is old', async () => {
    const person = await desk.saver('1000.00', { kind: 'USDT_TRC20', holder: null });
    await quote(world, '1.00000', 'USDT/USD');
    await advance(world, 3_600);
    const token = await aSession(world, person.userId);
    expect((await post(token, asked(person))).err).toBe('QUOTE_STALE');
    expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
  });

  it('takes the only binding there is, and of several asks which', async () => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    const { err } = await post(token, { money: '100', pwd: FUND_PASSWORD });
    expect(err).toBeNull();
    await aTarget(world, person, { kind: 'ALIPAY' });
    expect((await post(token, { money: '101', pwd: FUND_PASSWORD })).err).toBe('FORM_INCOMPLETE');
  });

  it.each([
    [{ pwd: FUND_PASSWORD }, 'FORM_INCOMPLETE'],
    [{ money: '100' }, 'FORM_INCOMPLETE'],
    [{ money: '100', pwd: FUND_PASSWORD, idtype: '9' }, 'PARAM_INVALID'],
    [{ money: '100', pwd: FUND_PASSWORD, bank: 'abc' }, 'PARAM_INVALID'],
  ] as const)('answers %j with %s', async (form, code) => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    expect((await post(token, form)).err).toBe(code);
  });

  it('reads the policy, the bindings and the day, and changes nothing', async () => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    await desk.submit(person, { dollars: '200.00' });
    const { data } = await legacy(server, { path: 'user/cash', token });
    expect(data).toMatchObject({
      user: { money: '800.00', frozen: '200.00', auth: 1 },
      txsxf: '1.00',
      cash_min: '100.00',
      cash_max: '49999.00',
      cash_day_max: '100000.00',
      cash_max_num: 3,
      today: { count: 1, sum: '200.00' },
      open_now: 1,
      withdrawable: '800.00',
      review_hours: 24,
    });
    expect(data.bank).toMatchObject([
      { id: Number(person.target), leixing: 2, account: '622***001' },
    ]);
  });

  it('is told in the words of the asker, with the figures', async () => {
    const person = await desk.saver('1000.00');
    const token = await aSession(world, person.userId);
    const form = asked(person, { money: '50' });
    const { info } = await legacy(server, {
      path: 'user/cash',
      form,
      token,
      headers: { language: 'de' },
    });
    expect(info).toContain('100,00');
  });
});

describe('user/cash_record', () => {
  const records = async (person: Person, form: Fields = {}) => {
    const token = await aSession(world, person.userId);
    const { data } = await legacy(server, { path: 'user/cash_record', form, token });
    return data as unknown as readonly Readonly<Record<string, unknown>>[];
  };

  it('shows each as it stands: under review, paid, refused, cancelled', async () => {
    await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
    const person = await desk.saver('1000.00');
    const paid = await desk.submitted(person);
    await desk.take(desk.lena, paid);
    await desk.approve(desk.lena, paid);
    const refused = await desk.submitted(person);
    await desk.take(desk.lena, refused);
    await desk.refuse(desk.lena, refused, 'No such account.');
    await applyDecisions(world.visitor);
    const cancelled = await desk.submitted(person);
    await desk.cancel(person, cancelled);
    await desk.submitted(person);
    const shown = (await records(person)).map(({ status, state, reaolae }) => [
      status,
      state,
      reaolae,
    ]);
    expect(shown).toEqual([
      [3, 'submitted', ''],
      [2, 'cancelled', 'Cancelled by you'],
      [2, 'failed', 'No such account.'],
      [1, 'success', ''],
    ]);
    const { data } = await graphql(server, {
      query: '{ withdrawals { edges { node { auditStatus } } } }',
      token: await aSession(world, person.userId),
    });
    expect(data).toEqual({
      withdrawals: {
        edges: ['UNDER_REVIEW', null, 'REFUSED', 'PASSED'].map((auditStatus) => ({
          node: { auditStatus },
        })),
      },
    });
    expect(await records(person, { status: '2' })).toHaveLength(2);
    expect(await records(person, { status: '2', num: '1', page: '2' })).toHaveLength(1);
  });

  it('shows the amount of a coin with its decimals, and nobody else’s requests', async () => {
    const person = await desk.saver('1000.00', { kind: 'USDT_TRC20', holder: null });
    await quote(world, '1.00000', 'USDT/USD');
    await desk.submitted(person);
    expect(await records(person)).toMatchObject([
      { coin: 'USDT', coin_amount: '197.010000', id_type: 2, name: '' },
    ]);
    expect(await records(await desk.saver())).toEqual([]);
  });
});
