import { randomUUID } from 'node:crypto';
import { aStaffSession, graphql, legacy } from '../../testing/http';
import {
  added,
  aPayee,
  cardNumber,
  ethereumAddress,
  FUND,
} from '../../testing/people/payment-methods';
import { withServer, withVerificationDesk, withWorld } from '../../testing/suite';
import { paidTargets, paymentMethodsOf } from '../../modules/payment-methods';
import { applyDecisions } from '../../modules/reviews';
import { sec } from './show';
import { advance, aStaffMember } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withVerificationDesk(world);

let ann: Awaited<ReturnType<typeof aPayee>>;
beforeEach(async () => {
  ann = await aPayee(world);
});

type Fields = Readonly<Record<string, string>>;
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const byRest = (path: string, form?: Fields, key: string = randomUUID()) =>
  legacy(server, {
    path: `user/${path}`,
    token: ann.token,
    ...(form && { form, headers: { 'idempotency-key': key } }),
  });

interface Answer {
  readonly paymentMethods: readonly Fields[] | null;
  readonly userErrors: readonly { readonly code: string }[];
}

const ADD = `mutation A($input: PaymentMethodAddInput!) { paymentMethodAdd(input: $input) {
  paymentMethod { id masked } userErrors { code } } }`;
const OWN = `{ paymentMethods { id kind masked holderMasked bank branch currency network isDefault } }`;
const change = (name: string) => `mutation C($input: PaymentMethodInput!) { ${name}(input: $input) {
  paymentMethods { id isDefault } userErrors { code } } }`;

const ask = async (query: string, input?: object, token = ann.token) => {
  const { data } = await graphql(server, { query, variables: input ? { input } : {}, token });
  return (Object.values(data ?? {}) as readonly Answer[])[0];
};

const own = async (token = ann.token) =>
  (await graphql(server, { query: OWN, token })).data?.paymentMethods as unknown as Fields[];

/** What is sent is the same whichever way; its names are each way's own. */
const ways = {
  rest: async (fields: Fields, key?: string) => {
    const { kind, account = '', ...more } = fields;
    const types: Fields = { USDT_TRC20: '1', USDT_ERC20: '2', BTC: '3', ETH: '4' };
    const cards: Fields = { BANK_CARD: '2', ALIPAY: '3', WECHAT: '4' };
    const type = types[kind ?? ''];
    const { err } = type
      ? await byRest('add_wallet_addr', { address: account, type, ...more }, key)
      : await byRest('add_card', { account, leixing: cards[kind ?? ''] ?? '', ...more }, key);
    return err ?? 'OK';
  },
  graphql: async (fields: Fields, key: string = randomUUID()) => {
    const { pwd = null, area = null, name = null, ...more } = fields;
    const same = { ...more, branch: area, holder: name, fundPassword: pwd };
    return (await ask(ADD, { ...same, idempotencyKey: key }))?.userErrors[0]?.code ?? 'OK';
  },
} as const;

const card = (more: Fields = {}): Fields => ({
  ...{ kind: 'BANK_CARD', account: cardNumber(), bank: 'Example Bank' },
  ...more,
});

describe.each(['rest', 'graphql'] as const)('by %s', (way) => {
  const other = way === 'rest' ? 'graphql' : 'rest';

  it.each<[string, Fields]>([
    ['OK', {}],
    ['OK', { pwd: FUND }],
    ['OK', { currency: 'NOK', area: 'Oslo', name: 'Ann Example' }],
    ['OK', { kind: 'ALIPAY', account: 'ann@example.com' }],
    ['OK', { kind: 'WECHAT', account: 'ann-wechat', pwd: FUND }],
    ['OK', { kind: 'USDT_TRC20', account: TRON }],
    ['CARD_WRONG', { account: '1234567' }],
    ['CARD_WRONG', { account: 'NO9386011117948' }],
    ['CARD_WRONG', { kind: 'ALIPAY', account: 'an' }],
    ['CARD_WRONG', { account: '12', pwd: 'wrong-one' }],
    ['ADDRESS_INVALID', { kind: 'USDT_ERC20', account: TRON }],
    ['ADDRESS_INVALID', { kind: 'BTC', account: 'bc1q', pwd: 'wrong-one' }],
    ['FUND_PASSWORD_WRONG', { pwd: 'wrong-one' }],
    ['FUND_PASSWORD_WRONG', { kind: 'USDT_TRC20', account: TRON, pwd: 'harbour-7' }],
    ['FORM_INCOMPLETE', { bank: '' }],
    ['FORM_INCOMPLETE', { account: '' }],
    ['PARAM_INVALID', { currency: 'DOLLARS' }],
    ['PARAM_INVALID', { area: 'a'.repeat(121) }],
  ])('answers %s to %j', async (code, more) => {
    expect(await ways[way](card(more))).toBe(code);
    expect(await own()).toHaveLength(code === 'OK' ? 1 : 0);
  });

  it('M7: a key that was used the other way gives the same answer, and none to another number', async () => {
    const fields = card({ pwd: FUND });
    const key = randomUUID();
    expect([await ways[way](fields, key), await ways[other](fields, key)]).toEqual(['OK', 'OK']);
    expect(await ways[other](card(), key)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await own()).toHaveLength(1);
  });

  it('FUND_PASSWORD_NOT_SET where there is none yet, and adds nothing', async () => {
    await world.sql.owner.query('UPDATE app_user SET fund_password_hash = NULL WHERE id = $1', [
      ann.userId,
    ]);
    for (const fields of [card({ pwd: FUND }), { kind: 'USDT_TRC20', account: TRON, pwd: FUND }])
      expect(await ways[way](fields)).toBe('FUND_PASSWORD_NOT_SET');
    expect(await own()).toEqual([]);
  });

  it('S3: refuses a number of somebody else, and tells nothing of them', async () => {
    const account = cardNumber();
    await added(await aPayee(world), { account, holder: 'Bob Secret' });
    expect(await ways[way](card({ account }))).toBe('CARD_EXISTS');
    expect(JSON.stringify(await own())).not.toContain('Secret');
  });

  it('M7: sent twice at once it is added once', async () => {
    const [fields, key] = [card(), randomUUID()];
    await Promise.all([ways[way](fields, key), ways[other](fields, key)]);
    expect(await own()).toHaveLength(1);
  });
});

it('the old paths show what there is, newest first and with stars', async () => {
  expect((await byRest('bank_card')).data).toEqual({ banks: [], wallets: [] });
  await byRest('add_card', { bank_name: 'First Bank', card_no: '6222-0212-9999-0101' });
  const { data, info } = await byRest('add_card', {
    ...{ bank: 'Second Bank', number: '6222021299990202', branch: 'Harbour', currency: 'eur' },
    ...{ name: 'Anna Example', fund_password: FUND },
  });
  expect(info).toBe('Added');
  await byRest('add_wallet_addr', { usdt: TRON, type: '1', paypwd: FUND });
  await byRest('add_wallet_addr', {
    addr: ethereumAddress(),
    currency: 'eth',
    network: 'Ethereum',
  });
  const all = (await byRest('bank_card')).data as Readonly<Record<string, unknown[]>>;
  const second = {
    ...{ id: (data as { id: number }).id, leixing: 2, bank: 'Second Bank', area: 'Harbour' },
    ...{ account: '622***202', name: 'Ann***ple', currency: 'EUR', usable_since: 0 },
    addtime: expect.any(Number) as number,
  };
  expect(all.bank).toEqual(second);
  expect(all.banks).toEqual([second, expect.objectContaining({ bank: 'First Bank', name: '' })]);
  const tron = {
    ...{ leixing: 1, currency: 'USDT', network: 'TRC20', type: 1, usable_since: 0 },
    ...{ address: 'TR7***j6t', usdt: 'TR7***j6t', addtime: expect.any(Number) as number },
    id: expect.any(Number) as number,
  };
  expect(all.usdt).toEqual(tron);
  expect(all.wallets).toEqual([
    expect.objectContaining({ type: 4, currency: 'ETH', network: 'Ethereum' }),
    tron,
  ]);
  expect(Object.keys(all).sort()).toEqual(['bank', 'banks', 'usdt', 'wallets']);
  expect((await byRest('user_wallet')).data).toEqual(all.wallets);
  const [eth] = await paymentMethodsOf(ann.ctx, ann.userId);
  expect(all.wallets?.[0]).toMatchObject({ usable_since: sec(eth?.usableSince) });
});

it.each([
  ['OK', { type: '2' }],
  ['OK', { currency: 'USDT', network: 'erc20' }],
  ['OK', { currency: 'ETH', network: 'ETH' }],
  ['NETWORK_INVALID', { type: '5' }],
  ['NETWORK_INVALID', { type: '0', currency: 'ETH', network: 'ETH' }],
  ['NETWORK_INVALID', { currency: 'DOGE', network: 'Dogecoin' }],
  ['NETWORK_INVALID', { currency: 'BTC', network: 'TRC20' }],
  ['FORM_INCOMPLETE', {}],
  ['FORM_INCOMPLETE', { currency: 'USDT' }],
])('an address is refused with %s by its network %j', async (code, more) => {
  const { err } = await byRest('add_wallet_addr', {
    address: ethereumAddress(),
    ...more,
  });
  expect(err ?? 'OK').toBe(code);
});

it('NETWORK_INVALID is told before ADDRESS_INVALID, and both before the fund password', async () => {
  const wrong = { address: 'x', pwd: 'wrong-one' };
  expect((await byRest('add_wallet_addr', { ...wrong, type: '9' })).err).toBe('NETWORK_INVALID');
  expect((await byRest('add_wallet_addr', { ...wrong, type: '1' })).err).toBe('ADDRESS_INVALID');
});

it('A8: a GET adds nothing', async () => {
  const path = `user/add_card?bank=Example&account=${cardNumber()}`;
  expect((await legacy(server, { path, token: ann.token })).err).toBe('METHOD_NOT_ALLOWED');
  expect(await own()).toEqual([]);
});

it('A2: nobody sees, deletes or prefers what is another’s; user_id changes nothing', async () => {
  const bob = await aPayee(world);
  const id = await added(bob);
  await added(bob, { kind: 'BTC', account: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' });
  for (const name of ['paymentMethodRemove', 'paymentMethodSetDefault']) {
    const answer = await ask(change(name), { id, fundPassword: FUND });
    expect(answer).toEqual({ paymentMethods: null, userErrors: [{ code: 'TARGET_NOT_FOUND' }] });
  }
  expect((await byRest(`bank_card?user_id=${bob.userId}&uid=${bob.userId}`)).data).toEqual({
    banks: [],
    wallets: [],
  });
  expect(await own(bob.token)).toHaveLength(2);
});

it('by GraphQL one is made the default and deleted with the fund password alone', async () => {
  const [first, second] = [await added(ann), await added(ann)];
  const by = (name: string, id: string, fundPassword = FUND) =>
    ask(change(name), { id, fundPassword });
  expect((await by('paymentMethodSetDefault', second, 'wrong-one'))?.userErrors).toEqual([
    { code: 'FUND_PASSWORD_WRONG' },
  ]);
  expect((await by('paymentMethodSetDefault', second))?.paymentMethods).toEqual([
    { id: second, isDefault: true },
    { id: first, isDefault: false },
  ]);
  expect((await by('paymentMethodRemove', second))?.paymentMethods).toEqual([
    { id: first, isDefault: false },
  ]);
});

it('A4: five wrong fund passwords make the account wait, whichever way they come', async () => {
  const id = await added(ann);
  const tries = [
    () => ways.rest(card({ pwd: 'wrong-one' })),
    () => ways.graphql(card({ pwd: 'wrong-two' })),
    async () =>
      (await ask(change('paymentMethodRemove'), { id, fundPassword: 'wrong-3' }))?.userErrors[0]
        ?.code,
  ];
  const answers: unknown[] = [];
  for (const one of [...tries, ...tries]) answers.push(await one());
  expect(answers).toEqual([...Array<string>(5).fill('FUND_PASSWORD_WRONG'), 'TOO_MANY_REQUESTS']);
  expect(await ways.rest(card({ pwd: FUND }))).toBe('TOO_MANY_REQUESTS');
  await advance(world, 61);
  expect(await ways.rest(card({ pwd: FUND }))).toBe('OK');
});

it('S3: the console lists them with stars, and opens one with a reason', async () => {
  const account = cardNumber();
  const id = await added(ann, { account, holder: 'Anna Marker' });
  const lena = await aStaffMember(world, 'SUPPORT');
  const session = await aStaffSession(world, lena.staff.staffId);
  const list = `{ paymentMethodsOfUser(userId: "${ann.userId}") { id masked holderMasked } }`;
  const listed = await graphql(server, { query: list, console: session });
  expect(listed.text).toContain('Ann***ker');
  expect(listed.text).not.toMatch(new RegExp(`${account}|Anna Marker`));
  const open = `mutation O($input: PaymentMethodOpenInput!) { paymentMethodOpen(input: $input) {
    details { account holder } userErrors { code } } }`;
  const opened = async (reason: string) =>
    (await graphql(server, { query: open, variables: { input: { id, reason } }, console: session }))
      .text;
  expect(await opened(' ')).toContain('REASON_REQUIRED');
  expect(await opened('Paying out.')).toContain(account);
});

it('what was added without a holder is held by the verified name, once there is one, wherever it is shown', async () => {
  const id = await added(ann, { holder: null });
  await added(ann, { kind: 'USDT_ERC20', account: ethereumAddress() });
  const staffToken = await aStaffSession(world, desk.lena.staff.staffId);
  const shown = async () => {
    const own = (await graphql(server, { query: OWN, token: ann.token })).data as unknown as {
      paymentMethods: readonly Fields[];
    };
    const opened = (await graphql(server, {
      query: `mutation { paymentMethodOpen(input: { id: "${id}", reason: "Paying out" }) { details { holder } } }`,
      console: staffToken,
    })) as unknown as { data: { paymentMethodOpen: { details: Fields } } };
    const [paid] = await paidTargets(ann.ctx, [id]);
    const { bank, banks } = (await byRest('bank_card')).data as {
      bank: Fields;
      banks: readonly Fields[];
    };
    return [
      ...own.paymentMethods.map(({ holderMasked }) => holderMasked),
      opened.data.paymentMethodOpen.details.holder,
      ...[paid?.holder, bank.name, banks[0]?.name],
    ];
  };
  expect(await shown()).toEqual([null, null, null, null, '', '']);
  const asked = await desk.submitted(ann, { name: 'Anna Example' });
  await desk.take(desk.lena, asked);
  await desk.approve(desk.lena, asked);
  await applyDecisions(world.visitor);
  const stars = 'Ann***ple';
  expect(await shown()).toEqual([null, stars, 'Anna Example', 'Anna Example', stars, stars]);
});
