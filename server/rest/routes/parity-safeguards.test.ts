import { randomUUID } from 'node:crypto';
import { aSession, graphql, legacy } from '../../testing/http';
import { aCarefulUser, limitTo, rest, type SignedIn } from '../../testing/people/safeguards';
import { aPicture, formWith } from '../../testing/files/picture';
import { aBankChannel } from '../../testing/recharges';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, quote } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
let btc: string;
let bank: string;
beforeAll(async () => {
  btc = await instrumentId(world);
  bank = await aBankChannel(world);
});
beforeEach(() => quote(world, '91250.40'));
provenAfterEach(world);

type Fields = Readonly<Record<string, unknown>>;
type Input = Record<string, unknown>;

interface Refused {
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

/** What GraphQL refuses: code and words; OK where it does not. */
async function overGraphql({ token }: Token, name: string, type: string, input: Input) {
  const { data } = await graphql(server, {
    token,
    query: `mutation M($input: ${type}!) { ${name}(input: $input) { userErrors { code message } } }`,
    variables: { input: { idempotencyKey: randomUUID(), ...input } },
  });
  const [first] = (data as unknown as Record<string, Refused>)[name]?.userErrors ?? [];
  return first ? [first.code, first.message] : ['OK'];
}

/** What the old path refuses, in the same form. */
async function overRest({ token }: Token, path: string, form: Record<string, string>) {
  const headers = { 'idempotency-key': randomUUID() };
  const { err, msg } = await legacy(server, { path: `user/${path}`, form, token, headers });
  return err === null ? ['OK'] : [err, msg];
}

type Token = Pick<SignedIn, 'token'>;

/** The same order through both ways in. */
async function orders(person: Token, cents = '40.00') {
  const terms = { instrumentId: btc, direction: 'UP', amount: cents, multiple: 1 };
  return [
    await overGraphql(person, 'orderPlace', 'OrderPlaceInput', { ...terms, durationSeconds: 60 }),
    await overRest(person, 'addorder', {
      ...{ order_type: '0', order_pid: btc, order_price: cents, order_sen: '60' },
    }),
  ];
}

const twice = <T>(one: T): readonly T[] => [one, one];
const index = async ({ token }: Token) =>
  (await legacy(server, { path: 'user/index', token })).data;

describe('a break, through GraphQL and through the old paths', () => {
  it('stops orders, joining, free top-ups and renewals with one answer', async () => {
    const ann = await aCarefulUser(world, '5000.00');
    const due = await desk.join(ann, await desk.project({ days: 1 }), 20_000);
    await advance(world, 86_400);
    await desk.catchUp();
    const earning = await desk.join(ann, await desk.project(), 20_000);
    const offered = await desk.project();
    await quote(world, '91250.40');
    expect(await index(ann)).toMatchObject({ isjy: 0, user: { isjy: 0 } });
    await rest(ann, 'FOR_GOOD');
    expect(await index(ann)).toMatchObject({ isjy: 1, user: { isjy: 1 } });
    const refused = twice(['TRADING_BREAK', 'You are taking a break for good']);
    expect(await orders(ann)).toEqual(refused);
    expect([
      await overGraphql(ann, 'projectJoin', 'ProjectJoinInput', {
        ...{ projectId: offered, amount: '200.00', termsId: await desk.termsOf(offered) },
      }),
      await overRest(ann, 'yebjoinnow', { yebid: offered, money: '200' }),
    ]).toEqual(refused);
    expect([
      await overGraphql(ann, 'holdingTopUp', 'HoldingTopUpInput', {
        ...{ holdingId: earning, amount: '50.00' },
      }),
      await overRest(ann, 'yebappend', { id: earning, money: '50' }),
    ]).toEqual(refused);
    expect([
      await overGraphql(ann, 'holdingRenew', 'HoldingRenewInput', {
        ...{ holdingId: due, termsId: '1' },
      }),
      await overRest(ann, 'yebkeep', { id: due }),
    ]).toEqual(refused);
    expect(await overRest(ann, 'yebstop', { id: due })).toEqual(['OK']);
  });

  it('is said in the language of the reader, with its end', async () => {
    const ann = await aCarefulUser(world, '500.00');
    await rest(ann, 'HOURS_24');
    const form = { order_type: '0', order_pid: btc, order_price: '40', order_sen: '60' };
    const { token } = ann;
    const headers = { language: 'de', 'idempotency-key': randomUUID() };
    const { msg, data } = await legacy(server, { path: 'user/addorder', form, token, headers });
    expect(msg).toMatch(/^Sie machen eine Pause bis \d{1,2}\. .* UTC$/);
    expect(new Date(String(data.until)).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('a limit of one’s own, through GraphQL and through the old paths', () => {
  const LIMIT = ['PERSONAL_LIMIT', 'You have reached the limit you set yourself'];

  it('stops the order that goes beyond it', async () => {
    const ann = await aCarefulUser(world, '500.00');
    await limitTo(ann, 'DAILY_LOSS', '101.00');
    expect(await orders(ann, '60.00')).toEqual([['OK'], LIMIT]);
    expect(await orders(ann, '45.00')).toEqual(twice(LIMIT));
  });

  it('stops the recharge that goes beyond it, by all three ways in', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, 'DAILY_RECHARGE', '300.00');
    const upload = async () => {
      const body = formWith({}, { name: 'image', content: await aPicture() });
      const { data } = await legacy(server, { path: 'user/uploadfile', body, token: ann.token });
      return String(data.path);
    };
    const sent = async (money: string) => [
      await overGraphql(ann, 'rechargeSubmit', 'RechargeSubmitInput', {
        ...{ channelId: bank, amount: money, screenshot: await upload() },
      }),
      await overRest(ann, 'dorecharge', { money, type: 'bank', screenshot: await upload() }),
      await overRest(ann, 'recharge', { money, type: 'bank', screenshot: await upload() }),
    ];
    expect(await sent('150.00')).toEqual([['OK'], ['OK'], LIMIT]);
    expect(await sent('100.00')).toEqual([LIMIT, LIMIT, LIMIT]);
  });
});

describe('the order of refusals', () => {
  const refusedFirst = async (work: Promise<string[][]>) => (await work).map(([code]) => code);

  it('of an order: the risk notice, then a break, then a limit, then the quote', async () => {
    const ann = await aCarefulUser(world, '500.00');
    const acknowledged = (at: string) =>
      world.sql.owner.query(`UPDATE app_user SET risk_acknowledged_at = ${at} WHERE id = $1`, [
        ann.userId,
      ]);
    await advance(world, 60);
    expect(await refusedFirst(orders(ann))).toEqual(twice('QUOTE_STALE'));
    await limitTo(ann, 'DAILY_LOSS', '1.00');
    expect(await refusedFirst(orders(ann))).toEqual(twice('PERSONAL_LIMIT'));
    await rest(ann, 'HOURS_24');
    expect(await refusedFirst(orders(ann))).toEqual(twice('TRADING_BREAK'));
    await acknowledged('NULL');
    expect(await refusedFirst(orders(ann))).toEqual(twice('RISK_NOTICE_REQUIRED'));
  });

  it('of joining: what is joined already, then a break, then the terms', async () => {
    const ann = await aCarefulUser(world, '900.00');
    const topUp = { amount: 10_000n, day: 2 };
    const [joined, other] = [await desk.project(), await desk.project({ topUp })];
    await desk.join(ann, joined, 20_000);
    const join = (id: string) => overRest(ann, 'yebjoinnow', { yebid: id, money: '200' });
    expect((await join(other))[0]).toBe('TERMS_NOT_ACCEPTED');
    await rest(ann, 'HOURS_24');
    expect([(await join(joined))[0], (await join(other))[0]]).toEqual([
      ...['ALREADY_JOINED', 'TRADING_BREAK'],
    ]);
  });
});

describe('A1: setting one’s own', () => {
  const set = (token: string | null, input: Input) =>
    graphql(server, {
      token,
      query: `mutation S($input: OwnLimitSetInput!) { ownLimitSet(input: $input) {
        safeguards { limits { kind max used change { max } } break { until } } userErrors { code field } } }`,
      variables: { input },
    });
  const take = (token: string | null, length: string) =>
    graphql(server, {
      token,
      query: `mutation T($input: BreakTakeInput!) { breakTake(input: $input) {
        safeguards { break { until } } userErrors { code } } }`,
      variables: { input: { length } },
    });

  it('answers with all of it, and no field names another user', async () => {
    const { userId } = await aUserWith(world, '0');
    const token = await aSession(world, userId);
    const { data } = await set(token, { kind: 'DAILY_LOSS', max: '50.5' });
    const { safeguards } = (data as unknown as { ownLimitSet: { safeguards: Fields } }).ownLimitSet;
    expect(safeguards).toEqual({
      limits: [
        { kind: 'DAILY_LOSS', max: '50.50', used: '0.00', change: null },
        { kind: 'DAILY_RECHARGE', max: null, used: '0.00', change: null },
        { kind: 'DAILY_MINUTES', max: null, used: '1', change: null },
      ],
      break: null,
    });
    expect((await set(token, { kind: 'DAILY_LOSS', max: '1', userId: '1' })).status).toBe(400);
    const raised = await set(token, { kind: 'DAILY_LOSS' });
    expect(raised.text).toContain('"max":"50.50","used":"0.00","change":{"max":null}');
  });

  it('a break for good has no end, and one of a day has', async () => {
    const { userId } = await aUserWith(world, '0');
    const token = await aSession(world, userId);
    expect((await take(token, 'HOURS_24')).text).toMatch(/"until":"\d{4}-.*Z"/);
    expect((await take(token, 'FOR_GOOD')).text).toContain('"break":{"until":null}');
  });

  it.each([
    ['DAILY_LOSS', '0', 'AMOUNT_INVALID'],
    ['DAILY_MINUTES', '1441', 'PARAM_INVALID'],
  ])('%s of %s is refused at its field', async (kind, max, code) => {
    const { userId } = await aUserWith(world, '0');
    const { text } = await set(await aSession(world, userId), { kind, max });
    expect(text).toContain(`"code":"${code}","field":["input","max"]`);
  });

  it('nobody who is not signed in', async () => {
    expect((await set(null, { kind: 'DAILY_LOSS', max: '1' })).text).toContain('LOGIN_REQUIRED');
    expect((await take(null, 'FOR_GOOD')).text).toContain('LOGIN_REQUIRED');
  });
});
