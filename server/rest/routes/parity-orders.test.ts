import { randomUUID } from 'node:crypto';
import { settleDueOrders } from '../../modules/trading';
import { putLegal } from '../../testing/content/legal';
import { aSession, graphql, legacy } from '../../testing/http';
import { withOldOrders } from '../../testing/people/old-orders';
import { withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, purses, quote } from '../../testing/world';

/** Of the risk notice that every platform begins with. */
const RISK_NOTICE_ID = '2';

const world = withWorld();
const server = withServer(world);
const { ann, order, addOrder } = withOldOrders(world, server);

interface Placed {
  readonly order: {
    readonly stake: { readonly amount: string };
    readonly fee: { readonly amount: string };
    readonly expectedProfit: { readonly amount: string };
    readonly openPrice: string;
  } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

/** Same input, same effect, same refusal. */
describe('placing an order, through GraphQL and through the old path', () => {
  const overGraphql = async (terms: Readonly<Record<string, unknown>>) => {
    const { data } = await graphql(server, {
      token: ann.token,
      query:
        'mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id stake { amount } fee { amount } payoutBp openPrice expectedProfit { amount } } userErrors { code } } }',
      variables: { input: { idempotencyKey: randomUUID(), ...terms } },
    });
    const { order: placed, userErrors } = (data as unknown as { orderPlace: Placed }).orderPlace;
    if (!placed) return userErrors[0]?.code;
    const { stake, fee, expectedProfit, openPrice } = placed;
    return {
      fee: stake.amount,
      sx_fee: fee.amount,
      expect: expectedProfit.amount,
      buyprice: openPrice,
    };
  };
  const overRest = async (form: Readonly<Record<string, string>>) => {
    const { data, err } = await addOrder(form, { 'idempotency-key': randomUUID() });
    return (
      err ?? { fee: data.fee, sx_fee: data.sx_fee, expect: data.expect, buyprice: data.buyprice }
    );
  };

  it.each([
    ['100', 1, 60],
    ['10.00', 10, 30],
    ['9.99', 1, 60],
    ['5000.01', 1, 60],
    ['600', 10, 60],
    ['1200', 3, 60],
    ['forty', 1, 60],
    ['-5', 1, 60],
    ['0', 1, 60],
    ['1e3', 1, 60],
    ['1,000', 1, 60],
    ['10.001', 1, 60],
    ['１０', 1, 60],
    ['999999999999999.99', 10, 60],
    ['1000000000000000', 1, 60],
    ['100', 4, 60],
    ['100', 0, 60],
    ['100', 1_000_001, 60],
    ['100', 1, 61],
    ['100', 1, 0],
    ['100', 1, 1_000_001],
  ])('%s x %d for %d s', async (amount, multiple, seconds) => {
    const terms = {
      instrumentId: ann.btc,
      direction: 'UP',
      amount,
      multiple,
      durationSeconds: seconds,
    };
    const [one, two] = [
      await overGraphql(terms),
      await overRest(
        order({ order_price: amount, multiple: String(multiple), order_sen: String(seconds) }),
      ),
    ];
    expect(two).toEqual(one);
  });

  it('M7: keys are shared by both ways in', async () => {
    const key = randomUUID();
    const first = await addOrder(order(), { 'idempotency-key': key });
    const again = await graphql(server, {
      token: ann.token,
      query:
        'mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } userErrors { code } } }',
      variables: {
        input: {
          instrumentId: ann.btc,
          direction: 'UP',
          amount: '100',
          multiple: 1,
          durationSeconds: 60,
          idempotencyKey: key,
        },
      },
    });
    expect(JSON.stringify(again.data)).toContain(`"id":"${String(first.data.id)}"`);
    expect(await purses(world, ann)).toEqual({ available: '1149.00', frozen: '101.00' });
  });
});

describe('P4: what a client says of prices and rates', () => {
  it('changes nothing', async () => {
    const clean = await addOrder(order(), { 'idempotency-key': randomUUID() });
    const dirty = await addOrder(
      order({
        order_shouyi: '999',
        order_kuishun: '0',
        newprice: '1',
        price: '1',
        fee: '0',
        payout: '9900',
        buyprice: '1',
        uid: '1',
        user_id: '1',
      }),
      { 'idempotency-key': randomUUID() },
    );
    for (const name of ['buyprice', 'endloss', 'sx_fee', 'expect', 'lossrate']) {
      expect(dirty.data[name]).toBe(clean.data[name]);
    }
    expect(dirty.data.buyprice).toBe('91250.40');
  });
});

describe('a repeated order without a key', () => {
  it('within three seconds is the same one, and says so; after that another', async () => {
    const [one, two] = [await addOrder(order()), await addOrder(order())];
    expect(two.data.id).toBe(one.data.id);
    expect(two.headers.get('idempotent-replay')).toBe('true');
    expect(one.headers.get('idempotent-replay')).toBeNull();
    await advance(world, 3.1);
    await quote(world, '91250.40');
    expect((await addOrder(order())).data.id).not.toBe(one.data.id);
  });

  it('twenty times at once is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => addOrder(order({ order_price: '11' }))),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });
});

it('a whole contract through the old paths alone', async () => {
  const { data } = await addOrder(order({ order_sen: '30' }));
  const oid = String(data.id);
  expect(data).toMatchObject({
    commission: '1149.00',
    usermoney: '1149.00',
    ostaus: 0,
    is_win: null,
    ploss: null,
  });
  expect((await legacy(server, { path: `user/goorder?oid=${oid}`, token: ann.token })).data).toBe(
    2,
  );
  expect(
    (await legacy(server, { path: `user/get_this_order?oid=${oid}`, token: ann.token })).data,
  ).toBeNull();
  const open = await legacy(server, { path: 'user/ajaxorder_list', token: ann.token });
  expect(open.data).toMatchObject([{ id: data.id, live: '0.00', Price: '91250.40' }]);
  await advance(world, 29);
  await quote(world, '91250.41');
  await advance(world, 2);
  await settleDueOrders(world.visitor);
  expect((await legacy(server, { path: `user/goorder?oid=${oid}`, token: ann.token })).data).toBe(
    1,
  );
  const closed = await legacy(server, { path: `user/get_this_order?oid=${oid}`, token: ann.token });
  expect(closed.data).toMatchObject({
    sellprice: '91250.41',
    is_win: 1,
    outcome: 'win',
    ploss: '82.00',
    ostaus: 1,
  });
  const list = await legacy(server, { path: 'user/orderlist?kind=win', token: ann.token });
  expect(list.data).toMatchObject({ total: 1, per_page: 20, current_page: 1, last_page: 1 });
  const lines = await legacy(server, { path: 'user/finance?purse=available', token: ann.token });
  expect((lines.data.data as { balance: string }[])[0]?.balance).toBe('1331.00');
  const me = await legacy(server, { path: 'user/index', token: ann.token });
  expect(me.data).toMatchObject({
    money: '1331.00',
    frozen: '0.00',
    todayploss: '81.00',
    yingkui: '81.00',
  });
});

describe('P4: a price that a client saw', () => {
  it('refuses the order or changes nothing: it opens at the quote of the server', async () => {
    const seen = (seen_price: string, tolerance: string) =>
      addOrder(order({ seen_price, tolerance }), { 'idempotency-key': randomUUID() });
    const near = await seen('91250.00', '50');
    expect([near.err, near.data.buyprice]).toEqual([null, '91250.40']);
    const far = await seen('91000.00', '50');
    expect([far.err, far.data]).toEqual(['PRICE_MOVED', { price: '91250.40' }]);
    expect((await seen('91250.00', '')).err).toBe('PARAM_INVALID');
    expect((await addOrder(order({ tolerance: '1' }))).err).toBe('PARAM_INVALID');
    const { rows } = await world.sql.app.query<{ price: string }>(
      'SELECT open_price::text AS price FROM trade_order WHERE user_id = $1',
      [ann.userId],
    );
    expect(rows).toEqual([{ price: '91250.40000000' }]);
  });
});

describe('M7: what makes it the same order', () => {
  const terms = { direction: 'UP', amount: '100', multiple: 1, durationSeconds: 60 };
  const PLACE =
    'mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } userErrors { code } } }';

  it.each([
    [{ order_type: '1' }, { direction: 'DOWN' }],
    [{ order_sen: '120' }, { durationSeconds: 120 }],
    [{ order_price: '101' }, { amount: '101' }],
    [{ multiple: '2' }, { multiple: 2 }],
    [
      { seen_price: '91250.40', tolerance: '5' },
      { seenPrice: '91250.40', tolerance: '5' },
    ],
    [{ risk_ack: RISK_NOTICE_ID }, { riskNoticeId: RISK_NOTICE_ID }],
  ])('%j under the same key is another request, each way', async (form, input) => {
    const key = randomUUID();
    const first = await addOrder(order(), { 'idempotency-key': key });
    expect(first.err).toBeNull();
    const other = await addOrder(order(form), { 'idempotency-key': key });
    expect([other.err, other.headers.get('idempotent-replay')]).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      null,
    ]);
    const all = { instrumentId: ann.btc, idempotencyKey: key, ...terms, ...input };
    const over = await graphql(server, {
      token: ann.token,
      query: PLACE,
      variables: { input: all },
    });
    expect(over.text).toContain('IDEMPOTENCY_KEY_REUSED');
    expect(await purses(world, ann)).toEqual({ available: '1149.00', frozen: '101.00' });
  });

  it('without a key, too: another direction within three seconds is another order', async () => {
    const [up, down] = [await addOrder(order()), await addOrder(order({ order_type: '1' }))];
    const longer = await addOrder(order({ order_sen: '120' }));
    expect(new Set([up.data.id, down.data.id, longer.data.id]).size).toBe(3);
  });

  it('a refusal that is repeated says so; figures and words are made anew', async () => {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const form = order({ order_price: '5000.01' });
    const first = await addOrder(form, { ...headers, language: 'en' });
    const again = await addOrder(form, { ...headers, language: 'de' });
    expect([first.err, again.err]).toEqual(['STAKE_TOO_LARGE', 'STAKE_TOO_LARGE']);
    expect([first.data, again.data]).toEqual([{ max: '5000.00' }, { max: '5000.00' }]);
    expect([
      first.headers.get('idempotent-replay'),
      again.headers.get('idempotent-replay'),
    ]).toEqual([null, 'true']);
    expect(first.info).toContain('5,000.00');
    expect(again.info).toContain('5.000,00');
    const input = { instrumentId: ann.btc, ...terms, amount: '5000.01', idempotencyKey: key };
    const over = await graphql(server, {
      token: ann.token,
      query:
        'mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) { userErrors { message figures { name value } } } }',
      variables: { input },
      headers: { language: 'de' },
    });
    expect(over.data).toEqual({
      orderPlace: {
        userErrors: [{ message: again.info, figures: [{ name: 'max', value: '5000.00' }] }],
      },
    });
  });
});

it('shows what an instrument is, in the language of who asks, and its picture', async () => {
  const hash = 'a1'.repeat(32);
  await world.sql.owner.query(
    `WITH sent AS (
       INSERT INTO staff_picture (hash, name, staff_id, bytes, width, height, proposed, shown)
       SELECT $1, repeat('a', 32) || '.webp', id, 1, 1, 1, true, true FROM staff LIMIT 1 RETURNING hash)
     UPDATE instrument SET picture = sent.hash, descriptions = $2 FROM sent WHERE id = $3`,
    [hash, { en: 'A coin\n<b>of many</b>', de: 'Eine Münze' }, ann.btc],
  );
  const info = async (language: string) => {
    const headers = { language };
    const { data } = await legacy(server, { path: `index/goods?id=${ann.btc}`, headers });
    return (data as { info: { img: string; content: string } }).info;
  };
  const en = await info('en');
  expect([en.img, en.content]).toEqual([
    `/files/q/${hash}.webp`,
    '<p>A coin</p><p>&#60;b&#62;of many&#60;/b&#62;</p>',
  ]);
  expect((await info('de')).content).toBe('<p>Eine Münze</p>');
});

describe('H3: the risk notice of the ticket', () => {
  const goods = async (language: string) => {
    const { data } = await legacy(server, {
      path: `index/goods?id=${ann.btc}`,
      token: ann.token,
      headers: { language },
    });
    return (data as { config: { risk: { id: number; text: string; accepted: number } } }).config
      .risk;
  };

  it('has a number and a text in the language of who asks, the same as GraphQL', async () => {
    const [en, de] = [await goods('en'), await goods('de')];
    expect([en.id, de.id]).toEqual([Number(RISK_NOTICE_ID), Number(RISK_NOTICE_ID)]);
    expect(en.text).toContain('You can lose the whole stake');
    expect(de.text).toContain('ganzen Einsatz');
    const { data } = await graphql(server, {
      query: '{ riskNotice { id text } }',
      headers: { language: 'de' },
    });
    expect(data).toEqual({ riskNotice: { id: String(de.id), text: de.text } });
  });

  // On a slow machine the last price is older than it may be by now.
  beforeEach(() => quote(world, '91250.41'));

  it('is recorded with an order that opens, and with no other', async () => {
    await world.sql.owner.query('UPDATE app_user SET risk_acknowledged_at = NULL WHERE id = $1', [
      ann.userId,
    ]);
    const { id } = await goods('en');
    const risk_ack = String(id);
    expect((await addOrder(order())).err).toBe('RISK_NOTICE_REQUIRED');
    expect(await addOrder(order({ risk_ack: String(id + 1) }))).toMatchObject({
      err: 'PARAM_INVALID',
      info: 'risk_ack is not valid',
    });
    expect((await addOrder(order({ risk_ack, order_price: '4000' }))).err).toBe('BALANCE_TOO_LOW');
    expect((await goods('en')).accepted).toBe(0);
    expect((await addOrder(order({ risk_ack }))).err).toBeNull();
    expect((await goods('en')).accepted).toBe(1);
    expect((await addOrder(order({ order_price: '11' }))).err).toBeNull();
  });

  it('is another one when two administrators have put one in force: the old one counts on neither way', async () => {
    const { id } = await goods('en');
    await putLegal(world, 'RISK');
    const next = await goods('de');
    expect([next.id, next.accepted]).toEqual([id + 1, 0]);
    expect(next.text).toContain('What counts, de.');
    expect((await addOrder(order())).err).toBe('RISK_NOTICE_REQUIRED');
    expect((await addOrder(order({ risk_ack: String(id) }))).err).toBe('PARAM_INVALID');
    const place = async (riskNoticeId: string) => {
      const terms = { direction: 'UP', amount: '100', multiple: 1, durationSeconds: 60 };
      const { data } = await graphql(server, {
        token: ann.token,
        query:
          'mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) { userErrors { code } } }',
        variables: {
          input: { ...terms, instrumentId: ann.btc, riskNoticeId, idempotencyKey: randomUUID() },
        },
      });
      return data;
    };
    expect(JSON.stringify(await place(String(id)))).toContain('PARAM_INVALID');
    await quote(world, '91250.42');
    expect(await place(String(next.id))).toEqual({ orderPlace: { userErrors: [] } });
    expect((await addOrder(order())).err).toBeNull();
  });
});

it('A2: a key of somebody else opens nothing: orderByKey knows own keys alone', async () => {
  const key = randomUUID();
  const { data } = await addOrder(order(), { 'idempotency-key': key });
  const query = `{ orderByKey(idempotencyKey: "${key}") { id } }`;
  const own = await graphql(server, { token: ann.token, query });
  expect(own.data).toEqual({ orderByKey: { id: String(data.id) } });
  const ben = await aSession(world, (await aUserWith(world, '5.00')).userId);
  const other = await graphql(server, { token: ben, query });
  expect(other.data).toEqual({ orderByKey: null });
});

it('A2: the key of a refused order opens none', async () => {
  const key = randomUUID();
  await addOrder(order({ order_price: '1' }), { 'idempotency-key': key });
  const query = `{ orderByKey(idempotencyKey: "${key}") { id } }`;
  expect((await graphql(server, { token: ann.token, query })).data).toEqual({ orderByKey: null });
});
