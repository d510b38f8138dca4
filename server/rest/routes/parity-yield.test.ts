import { randomUUID } from 'node:crypto';
import { aSession, graphql, legacy } from '../../testing/http';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
type Data = Readonly<Record<string, unknown>>;

async function somebody(dollars: string) {
  const person = await aUserWith(world, dollars);
  const token = await aSession(world, person.userId);
  const rest = (path: string, form: Readonly<Record<string, string>> = {}) =>
    legacy(server, { path: `user/${path}`, form, token });
  const data = async (path: string, form: Readonly<Record<string, string>> = {}) => {
    const answer = await rest(path, form);
    expect([answer.code, answer.err]).toEqual([1, null]);
    return answer.data as Data;
  };
  return { ...person, token, rest, data };
}

it('shows plans with their figures, their terms and their tabs', async () => {
  const ann = await somebody('500.00');
  const project = await desk.project({ topUp: { amount: 20_000n, day: 10 } });
  expect(await ann.rest('yeb_project', { status: '1' })).toMatchObject({
    data: [
      {
        ...{
          id: Number(project),
          title: 'Steady 30',
          lily: '9.125',
          day_rate: '0.025000',
          days: 30,
        },
        ...{ lowmoney: '100.00', highmoney: '5000.00', capacity: '100000.00', invested: '0.00' },
        ...{ progress: '0.00', dividend: 'end', finishprofit: '1.75', early_stop: 1, joined: 0 },
        ...{ append_money: '200.00', status: 1, phase: 'on_sale', num: 0 },
      },
    ],
  });
  const info = await ann.data('yuebaoinfo', { id: project, money: '1000' });
  expect(info).toMatchObject({
    ...{ content: '<p>Lends to harbours.</p>', risk: '<p>A loan may fail.</p>' },
    ...{ userbalance: '500.00', for_money: '1000.00', expected: '8.50', daily: '0.25' },
    terms: {
      append: { money: '200.00', due_days: 10 },
      early: { allowed: 1, reduction: '50.00' },
    },
  });
  expect(JSON.stringify(info)).toMatch(/are always paid; only interest after it depends/);
  expect(await ann.rest('yuebaoinfo', { id: '999999' })).toMatchObject({
    err: 'PRODUCT_NOT_FOUND',
  });
});

it.each([
  ['END', 'your principal is paid whole, and 50.00 % of the interest accrued is given up.'],
  ['DAILY', 'Interest already paid out stays yours; 50.00 % of the interest accrued is given up,'],
] as const)('H4: tells of leaving early what is so of %s interest', async (dividend, said) => {
  const ann = await somebody('1.00');
  const info = await ann.data('yuebaoinfo', { id: await desk.project({ dividend }) });
  expect(info).toMatchObject({
    terms: { early: { text: expect.stringContaining(said) as string } },
  });
});

it('texts of a project are paragraphs and nothing else', async () => {
  const ann = await somebody('1.00');
  const offer = await desk.offerOf();
  const wild = Object.fromEntries(
    Object.keys(offer.titles).map((one) => [one, '<b onclick="x">&\nsecond']),
  );
  const project = await desk.project({ descriptions: wild });
  expect(await ann.data('yuebaoinfo', { id: project })).toMatchObject({
    content: '<p>&#60;b onclick=&#34;x&#34;&#62;&#38;</p><p>second</p>',
  });
});

it('from joining to a settled holding by the old paths alone, as GraphQL has it', async () => {
  const ann = await somebody('900.00');
  const project = await desk.project({
    days: 3,
    annualPpm: 365_000,
    topUp: { amount: 10_000n, day: 2 },
  });
  const terms = await desk.termsOf(project);
  expect(await ann.rest('yebjoinnow', { yebid: project, money: '200' })).toMatchObject({
    ...{ err: 'TERMS_NOT_ACCEPTED', data: { terms_id: terms } },
  });
  const joined = await ann.data('yebjoinnow', { yebid: project, money: '200', terms_id: terms });
  expect(joined).toMatchObject({
    ...{ yuebaoid: Number(project), yebtitle: 'Steady 30', lily: '36.50', initial: '200.00' },
    ...{ money: '200.00', nowprofit: '0.00', finishprofit: '0.70', next_profit: '0.20', status: 1 },
    ...{ state: 'needs_topup', need_append: 1, append_money: '100.00', terms_id: Number(terms) },
  });
  const id = String(joined.id);
  expect(await ann.rest('yebappend', { id, money: '99' })).toMatchObject({
    ...{ err: 'APPEND_MIN', data: { min: '100.00' } },
  });
  await advance(world, DAY);
  expect(await ann.data('yebappend', { id })).toMatchObject({
    money: '300.00',
    state: 'earning',
    need_append: 0,
  });
  for (const other of ['yes', 'TRUE', '2', 'on'])
    expect(await ann.rest('yebstop', { id, preview: other })).toMatchObject({
      err: 'PARAM_INVALID',
    });
  const preview = await ann.data('yebstop', { id, preview: '1' });
  expect(preview).toMatchObject({
    principal: '300.00',
    profit: '0.10',
    reduction: '0.10',
    paid: '300.10',
  });
  await advance(world, 2 * DAY);
  await desk.catchUp();
  expect(await ann.data('yeb')).toMatchObject({
    yuebaouc: {
      balance: '300.00',
      prebalance: '300.00',
      preprofit: '0.30',
      totalprofit: '0.80',
      trans_balance: '300.00',
    },
    doinglist: [{ id: joined.id, state: 'due' }],
    closedlist: [],
  });
  const kept = await ann.data('yebkeep', { id, terms_id: terms });
  expect(kept).toMatchObject({ initial: '300.00', state: 'needs_topup' });
  const renewed = String(kept.id);
  expect(await ann.rest('yebstop', { id })).toMatchObject({ err: 'HOLDING_STATE' });
  expect(await ann.data('yebstop', { id: renewed })).toMatchObject({
    paid: '300.00',
    profit: '0.00',
    status: 2,
    state: 'settled',
  });
  const mine = (await ann.data('myproject', { status: '2' })) as { data: Data[]; total: number };
  expect(mine.data.map((one) => [one.id, one.state, one.progress])).toEqual([
    [Number(renewed), 'settled', '0.00'],
    [Number(id), 'settled', '100.00'],
  ]);
  const entries = (await ann.data('project_orderlist')) as { data: Data[] };
  expect(entries.data.map((one) => [one.type, one.money])).toEqual([
    ...[
      ['settle', '300.00'],
      ['renew', '300.00'],
      ['settle', '300.80'],
    ],
    ...[
      ['append', '100.00'],
      ['join', '200.00'],
    ],
  ]);
  const { data } = await graphql(server, {
    query: '{ holdings(tab: ENDED) { edges { node { id paid { amount } } } } }',
    token: ann.token,
  });
  expect(data).toEqual({
    holdings: {
      edges: [
        { node: { id: renewed, paid: { amount: '0.00' } } },
        { node: { id, paid: { amount: '0.80' } } },
      ],
    },
  });
});

it.each([
  ['yebjoinnow', 'PRODUCT_NOT_FOUND', { yebid: '999999', money: '200' }],
  ['yebjoinnow', 'PROJECT_MIN', { money: '99.99' }],
  ['yebjoinnow', 'PROJECT_MAX', { money: '5000.01' }],
  ['yebjoinnow', 'AMOUNT_INVALID', { money: '1.001' }],
  ['yebjoinnow', 'FORM_INCOMPLETE', {}],
  ['yebjoinnow', 'BALANCE_TOO_LOW', { money: '901' }],
  ['yebappend', 'HOLDING_NOT_FOUND', { id: '999999' }],
  ['yebappend', 'PARAM_INVALID', { id: 'x' }],
  ['yebstop', 'HOLDING_NOT_FOUND', { id: '999999' }],
  ['yebstop', 'HOLDING_NOT_FOUND', { id: '999999', preview: '1' }],
  ['yebkeep', 'HOLDING_NOT_FOUND', { id: '999999' }],
  ['yeb_project', 'PARAM_INVALID', { status: '3' }],
  ['yuebaoinfo', 'AMOUNT_INVALID', { money: '0' }],
] as const)(
  '%s: %s, and nothing is written',
  async (path, err, form: Readonly<Record<string, string>>) => {
    const ben = await somebody('900.00');
    const project = await desk.project();
    const named =
      path === 'yebjoinnow' ? { yebid: project } : path === 'yuebaoinfo' ? { id: project } : {};
    expect(await ben.rest(path, { ...named, ...form })).toMatchObject({ code: 0, err });
    expect(
      await desk.one('SELECT count(*) FROM yield_holding WHERE user_id = $1', [ben.userId]),
    ).toBe('0');
  },
);

it('M7: one key, one holding, over both ways in; without a key the same twice within seconds is one', async () => {
  const ann = await somebody('900.00');
  const project = await desk.project();
  const key = randomUUID();
  const form = { yebid: project, money: '200', terms_id: await desk.termsOf(project) };
  const keyed = () =>
    legacy(server, {
      path: 'user/yebjoinnow',
      form,
      token: ann.token,
      headers: { 'Idempotency-Key': key },
    });
  const [first, second] = [await keyed(), await keyed()];
  expect((second.data as Data).id).toBe((first.data as Data).id);
  const input = { projectId: project, amount: '200', termsId: form.terms_id, idempotencyKey: key };
  const { data } = await graphql(server, {
    query:
      'mutation J($input: ProjectJoinInput!) { projectJoin(input: $input) { holding { id } } }',
    variables: { input },
    token: ann.token,
  });
  expect(data).toEqual({ projectJoin: { holding: { id: String((first.data as Data).id) } } });
  const other = await desk.project();
  const plain = { yebid: other, money: '200' };
  const twins = await Promise.all([ann.rest('yebjoinnow', plain), ann.rest('yebjoinnow', plain)]);
  expect(new Set(twins.map(({ data: one }) => (one as Data).id)).size).toBe(1);
});

it('calls a holding as the terms did that were accepted', async () => {
  const ann = await somebody('500.00');
  const project = await desk.project();
  await desk.join(ann, project, 20_000);
  const { titles } = await desk.offerOf();
  const renamed = Object.fromEntries(Object.keys(titles).map((one) => [one, 'Steady anew']));
  await desk.version(project, { titles: renamed });
  const mine = (await ann.data('myproject')) as { data: Data[] };
  const entries = (await ann.data('project_orderlist')) as { data: Data[] };
  expect([mine.data[0]?.yebtitle, mine.data[0]?.title, entries.data[0]?.title]).toEqual([
    ...['Steady 30', 'Steady 30', 'Steady 30'],
  ]);
  expect(await ann.data('yuebaoinfo', { id: project })).toMatchObject({ title: 'Steady anew' });
});

it('lists a suspended plan among all, and not among those on sale', async () => {
  const ann = await somebody('500.00');
  const project = await desk.project();
  const onSale = async () =>
    ((await ann.data('yeb')).yuebao as { id: number }[]).map(({ id }) => String(id));
  expect(await onSale()).toContain(project);
  await desk.suspend(project, true);
  expect(await onSale()).not.toContain(project);
  const all = (await ann.rest('yeb_project')).data as unknown as { id: number }[];
  expect(all.map(({ id }) => String(id))).toContain(project);
  await desk.suspend(project, false);
});

it('H1: elapsed days go no further than interest does: to where it was left, or to a top-up that was missed', async () => {
  const ann = await somebody('900.00');
  const left = await desk.join(ann, await desk.project(), 20_000);
  const topUp = { amount: 20_000n, day: 15 };
  await desk.join(ann, await desk.project({ topUp }), 20_000);
  await desk.join(ann, await desk.project({ days: 10 }), 20_000);
  await advance(world, 3 * DAY);
  await desk.settle(ann, left);
  await advance(world, 12 * DAY + 60);
  await desk.catchUp();
  const shown = async () =>
    ((await ann.data('myproject')) as { data: Data[] }).data.map((one) => [
      one.state,
      one.progress,
    ]);
  expect(await shown()).toEqual([
    ['settled', '100.00'],
    ['due', '50.00'],
    ['settled', '10.00'],
  ]);
  await advance(world, 2 * DAY);
  await desk.catchUp();
  expect(await shown()).toEqual([
    ['settled', '100.00'],
    ['settled', '50.00'],
    ['settled', '10.00'],
  ]);
});

it('counts elapsed days by the clock on the wall, over a clock change too', async () => {
  const zone = (name: string) =>
    world.sql.owner.query(`UPDATE setting SET value = to_jsonb($1::text) WHERE key = 'timezone'`, [
      name,
    ]);
  await zone('Europe/Berlin');
  // 2027-03-28: 02:00 is 03:00 in Berlin.
  const noon = Date.parse('2027-03-27T11:00:00Z');
  await advance(world, (noon - (await world.visitor.now()).getTime()) / 1_000);
  const ann = await somebody('900.00');
  await desk.join(ann, await desk.project({ days: 4 }), 20_000);
  const progress = async () =>
    ((await ann.data('myproject')) as { data: Data[] }).data.map((one) => one.progress);
  await advance(world, 22 * 3_600);
  expect(await progress()).toEqual(['0.00']);
  await advance(world, 3_600);
  expect(await progress()).toEqual(['25.00']);
  await zone('UTC');
});
