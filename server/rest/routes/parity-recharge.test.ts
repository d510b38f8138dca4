import { randomUUID } from 'node:crypto';
import { settings } from '../../modules/settings';
import { holds } from '../../testing/holds';
import { aSession, graphql, legacy } from '../../testing/http';
import { aPicture, fillQuota, formWith } from '../../testing/files/picture';
import { aBankChannel } from '../../testing/recharges';
import { withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, type Person } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
let ann: Person;
let token: string;
let bank: string;
beforeAll(async () => {
  bank = await aBankChannel(world);
});
beforeEach(async () => {
  ann = await aUserWith(world, '0');
  token = await aSession(world, ann.userId);
});

type Fields = Readonly<Record<string, string>>;

const PATHS = ['user/dorecharge', 'user/recharge'] as const;

const submit = (form: Fields, { path = 'user/dorecharge', key = randomUUID() } = {}) =>
  legacy(server, { path, form, token, headers: { 'idempotency-key': key } });

/** With the picture inside, as old apps send it. */
async function submitWith(
  content: Buffer | string,
  { key = randomUUID() as string, ...fields }: Fields = {},
) {
  const body = formWith({ money: '200', type: 'bank', ...fields }, { name: 'screenshot', content });
  const headers: Fields = key === 'none' ? {} : { 'idempotency-key': key };
  return legacy(server, { path: 'user/dorecharge', body, token, headers });
}

async function upload(shade?: number): Promise<string> {
  const body = formWith({}, { name: 'image', content: await aPicture(shade) });
  const { data } = await legacy(server, { path: 'user/uploadfile', body, token });
  return String(data.path);
}

interface Submitted {
  readonly rechargeSubmit: {
    readonly recharge: {
      readonly amount: { readonly amount: string };
      readonly state: string;
      readonly payerName: string | null;
      readonly remark: string | null;
    } | null;
    readonly userErrors: readonly { readonly code: string }[];
  };
}

const MUTATION = `mutation R($input: RechargeSubmitInput!) { rechargeSubmit(input: $input) {
  recharge { amount { amount } state payerName remark } userErrors { code } } }`;

async function overGraphql(form: Fields) {
  const input = {
    channelId: form.type === 'bank' ? bank : (form.type ?? ''),
    amount: form.money ?? '',
    screenshot: form.screenshot ?? '',
    payerName: form.name,
    remark: form.reason,
    idempotencyKey: randomUUID(),
  };
  const { data } = await graphql(server, { token, query: MUTATION, variables: { input } });
  const { recharge, userErrors } = (data as unknown as Submitted).rechargeSubmit;
  if (!recharge) return userErrors[0]?.code;
  const { amount, state, payerName, remark } = recharge;
  return {
    money: amount.amount,
    state: state.toLowerCase(),
    name: payerName ?? '',
    reason: remark ?? '',
  };
}

async function overRest(path: string, form: Fields) {
  const { err, data } = await submit(form, { path });
  const { money, state, name, reason } = data;
  return err ?? { money, state, name, reason };
}

const uploads = async () => {
  const { rows } = await world.sql.app.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM upload WHERE user_id = $1',
    [ann.userId],
  );
  return rows[0]?.count;
};

/** The number the newest upload was given, also when it is gone again. */
const newestUpload = async () => {
  const { rows } = await world.sql.owner.query<{ last: string }>(
    `SELECT pg_sequence_last_value(pg_get_serial_sequence('upload', 'id')) AS last`,
  );
  return rows[0]?.last;
};

describe('submitting a recharge, through GraphQL and through both old paths', () => {
  it('is submitted and awaits approval', async () => {
    const { data, info } = await submit({ money: '200', type: 'bank', screenshot: await upload() });
    expect(info).toBe('Recharge submitted, please wait for approval');
    expect(data).toMatchObject({ money: '200.00', credited: '0.00', status: 4, class: 0 });
    const records = await legacy(server, { path: 'user/recharge_record', token });
    expect(records.data).toMatchObject([{ id: data.id }]);
    expect(records.headers.get('x-total-count')).toBe('1');
    const picture = await fetch(`${server.url}${String(data.img)}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each<[Fields, string | Fields]>([
    [{}, { money: '200.00', state: 'submitted', name: '', reason: '' }],
    [
      { money: '20000', name: 'Ann', reason: 'rent' },
      { money: '20000.00', state: 'submitted', name: 'Ann', reason: 'rent' },
    ],
    [{ money: '100' }, { money: '100.00', state: 'submitted', name: '', reason: '' }],
    [{ type: '999' }, 'CHANNEL_NOT_FOUND'],
    [{ type: '999', money: '1', screenshot: '' }, 'CHANNEL_NOT_FOUND'],
    [{ money: '99.99' }, 'RECHARGE_MIN'],
    [{ money: '99.99', screenshot: '' }, 'RECHARGE_MIN'],
    [{ money: '20000.01', screenshot: '' }, 'RECHARGE_MAX'],
    [{ money: '999999999999999.99' }, 'RECHARGE_MAX'],
    [{ screenshot: '' }, 'SCREENSHOT_REQUIRED'],
    [{ screenshot: '/files/u/nothing.webp' }, 'SCREENSHOT_REQUIRED'],
    [{ money: 'abc', type: '999' }, 'AMOUNT_INVALID'],
    [{ money: '-200' }, 'AMOUNT_INVALID'],
    [{ money: '200.001' }, 'AMOUNT_INVALID'],
    [{ name: 'x'.repeat(81) }, 'PARAM_INVALID'],
    [{ reason: 'x'.repeat(201) }, 'PARAM_INVALID'],
  ])('M5: %j gives %j each way', async (change, expected) => {
    const form = { money: '200', type: 'bank', screenshot: await upload(), ...change };
    expect(await overGraphql(form)).toEqual(expected);
    for (const path of PATHS) expect([path, await overRest(path, form)]).toEqual([path, expected]);
  });

  it('what is missing is told first', async () => {
    expect((await submit({})).err).toBe('FORM_INCOMPLETE');
    expect((await submit({ type: 'bank' })).err).toBe('FORM_INCOMPLETE');
    expect((await submit({ money: '200' })).err).toBe('FORM_INCOMPLETE');
  });

  it('A1: `uid` of an old form does not decide for whom it is submitted', async () => {
    const ben = await aUserWith(world, '0');
    const ids = { uid: ben.userId, user_id: ben.userId, userId: ben.userId };
    const { data } = await submit({
      money: '200',
      type: 'bank',
      screenshot: await upload(),
      ...ids,
    });
    const { rows } = await world.sql.app.query<{ user_id: string }>(
      'SELECT user_id FROM recharge WHERE id = $1',
      [data.id],
    );
    expect(rows).toEqual([{ user_id: ann.userId }]);
  });

  it('A2: a picture of somebody else looks missing', async () => {
    const screenshot = await upload();
    token = await aSession(world, (await aUserWith(world, '0')).userId);
    expect((await submit({ money: '200', type: 'bank', screenshot })).err).toBe(
      'SCREENSHOT_REQUIRED',
    );
  });
});

describe('a recharge with its picture inside', () => {
  it.each<[string, Fields, Buffer | string, string]>([
    ['no channel', { type: '999', money: '1' }, 'no picture', 'CHANNEL_NOT_FOUND'],
    ['too little', { money: '99.99' }, 'no picture', 'RECHARGE_MIN'],
    ['too much', { money: '20000.01' }, 'no picture', 'RECHARGE_MAX'],
    [
      'a large file, too little',
      { money: '1' },
      Buffer.alloc(10 * 1024 * 1024 + 1),
      'RECHARGE_MIN',
    ],
    ['a large file', {}, Buffer.alloc(10 * 1024 * 1024 + 1), 'FILE_TOO_LARGE'],
    ['no picture', {}, 'no picture', 'FILE_INVALID'],
    ['no amount at all', { money: '' }, 'no picture', 'FORM_INCOMPLETE'],
    ['no amount', { money: '1,0' }, 'no picture', 'AMOUNT_INVALID'],
  ])('M5: %s: what is wrong with the picture is told last', async (_, fields, content, code) => {
    expect((await submitWith(content, fields)).err).toBe(code);
    expect(await uploads()).toBe(0);
  });

  it('M7: the same picture under the same key is the same request, and is stored once', async () => {
    const key = randomUUID();
    const picture = await aPicture(20);
    const first = await submitWith(picture, { key });
    const before = await newestUpload();
    const again = await submitWith(picture, { key });
    expect(again.data.id).toBe(first.data.id);
    expect(await newestUpload()).toBe(before); // not even for a moment
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(first.headers.get('idempotent-replay')).toBeNull();
    expect(await uploads()).toBe(1);
    const other = await submitWith(await aPicture(21), { key });
    expect(other.err).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(other.headers.get('idempotent-replay')).toBeNull();
    expect(await uploads()).toBe(1);
  });

  it('M7: a repeat is answered when the quota of the day is used up', async () => {
    await fillQuota(world, ann, 1);
    const key = randomUUID();
    const picture = await aPicture(27);
    const [first, again] = [await submitWith(picture, { key }), await submitWith(picture, { key })];
    expect([first.err, again.err, again.data.id]).toEqual([null, null, first.data.id]);
    const other = randomUUID();
    expect((await submitWith(await aPicture(28), { key: other })).err).toBe('UPLOAD_QUOTA');
    // Tomorrow the same key may be tried again: the quota is not kept under it.
    await advance(world, 86_401);
    expect((await submitWith(await aPicture(28), { key: other })).err).toBeNull();
  });

  it.each<[Fields, string]>([
    [{ money: '1' }, 'RECHARGE_MIN'],
    [{ type: '999' }, 'CHANNEL_NOT_FOUND'],
  ])('M5: %j is refused without storing the picture', async (fields, code) => {
    expect((await submitWith(await aPicture(29), fields)).err).toBe(code);
    expect(await uploads()).toBe(0);
  });

  it('M7: ten at once are one, and leave one file behind', async () => {
    const key = randomUUID();
    const picture = await aPicture(22);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submitWith(picture, { key })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await uploads()).toBe(1);
  });

  it('M7: without a key the same within three seconds is one', async () => {
    const picture = await aPicture(23);
    const first = await submitWith(picture, { key: 'none' });
    const again = await submitWith(picture, { key: 'none' });
    expect(again.data.id).toBe(first.data.id);
    expect((await submitWith(await aPicture(24), { key: 'none' })).data.id).not.toBe(first.data.id);
  });

  it('M7: the same picture uploaded twice is the same request under one key', async () => {
    const key = randomUUID();
    const form = { money: '200', type: 'bank' };
    const first = await submit({ ...form, screenshot: await upload(25) }, { key });
    const again = await submit({ ...form, screenshot: await upload(25) }, { key });
    expect(again.data.id).toBe(first.data.id);
    expect((await submit({ ...form, screenshot: await upload(26) }, { key })).err).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });
});

describe('a repeated refusal', () => {
  it('M7: says that it repeats, and keeps its figures', async () => {
    const key = randomUUID();
    const form = { money: '1', type: 'bank', screenshot: '' };
    const [first, again] = [await submit(form, { key }), await submit(form, { key })];
    expect([first.err, again.err]).toEqual(['RECHARGE_MIN', 'RECHARGE_MIN']);
    expect(again.data).toEqual({ min: '100.00' });
    expect(first.headers.get('idempotent-replay')).toBeNull();
    expect(again.headers.get('idempotent-replay')).toBe('true');
  });

  it('M7: a form nobody could read left its key free', async () => {
    const key = randomUUID();
    const screenshot = await upload();
    expect((await submit({ money: 'abc', type: 'bank', screenshot }, { key })).err).toBe(
      'AMOUNT_INVALID',
    );
    const right = await submit({ money: '200', type: 'bank', screenshot }, { key });
    expect([right.err, right.headers.get('idempotent-replay')]).toEqual([null, null]);
  });
});

it('H5: a limit that is changed is told with its new figure, as each language writes it', async () => {
  await world.sql.owner.query(`UPDATE setting SET value = '1234567' WHERE key = 'rechargeMin'`);
  // Settings are read once a second.
  await holds(async () => (await settings(world.visitor)).rechargeMin.minor === 1_234_567n);
  const written = { en: '12,345.67', de: '12.345,67', es: '12.345,67', fr: '12\u202f345,67' };
  const others = { hk: '12,345.67', jp: '12,345.67', kor: '12,345.67', th: '12,345.67' };
  const all = { ...written, ...others, zh: '12,345.67', vi: '12.345,67' };
  for (const [language, figure] of Object.entries(all)) {
    const answer = await legacy(server, {
      path: 'user/dorecharge',
      token,
      form: { money: '110', type: 'bank', screenshot: 'x' },
      headers: { language, 'idempotency-key': randomUUID() },
    });
    expect([language, answer.err, answer.data]).toEqual([
      language,
      'RECHARGE_MIN',
      { min: '12345.67' },
    ]);
    expect(answer.info).toContain(figure);
  }
  await world.sql.owner.query(`UPDATE setting SET value = '10000' WHERE key = 'rechargeMin'`);
});
