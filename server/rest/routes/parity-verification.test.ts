import { randomUUID } from 'node:crypto';
import { applyDecisions } from '../../modules/reviews';
import { aSession, aStaffSession, graphql, legacy } from '../../testing/http';
import { aPicture, fillQuota, formWith } from '../../testing/files/picture';
import { verify } from '../../testing/people/withdrawals';
import { withServer, withUndoWindow, withVerificationDesk, withWorld } from '../../testing/suite';
import { advance, aUser, type Person } from '../../testing/world';

const world = withWorld();
const desk = withVerificationDesk(world);
const server = withServer(world);
withUndoWindow(world);

let ann: Person;
let token: string;
beforeEach(async () => {
  ann = await aUser(world);
  token = await aSession(world, ann.userId);
});

type Fields = Readonly<Record<string, string>>;
const PATH = 'user/certification';

const byRest = (form: Fields, key = randomUUID() as string) =>
  legacy(server, { path: PATH, form, token, headers: { 'idempotency-key': key } });
const status = async () => (await legacy(server, { path: PATH, token })).data;

interface Submitted {
  readonly verificationSubmit: {
    readonly verification: Fields | null;
    readonly userErrors: readonly { readonly code: string }[];
  };
}

const SUBMIT = `mutation V($input: VerificationSubmitInput!) { verificationSubmit(input: $input) {
  verification { state name idType idNumberMasked birthDate reason } userErrors { code } } }`;

async function byGraphql(form: Fields, key = randomUUID() as string) {
  const types: Fields = { '1': 'IDENTITY_CARD', '3': 'PASSPORT' };
  const { name, idcard, id_type = '1', card_front, card_bank, selfie } = form;
  const input = {
    ...{
      name,
      idNumber: idcard,
      idType: types[id_type],
      front: card_front,
      back: card_bank,
      selfie,
    },
    idempotencyKey: key,
  };
  const { data } = await graphql(server, { query: SUBMIT, variables: { input }, token });
  return (data as Submitted | null)?.verificationSubmit;
}

let numbers = 0;
const form = async (more: Fields = {}): Promise<Fields> => ({
  name: 'Anna Example',
  idcard: `P${String(5_000_000 + (numbers += 1))}`,
  id_type: '3',
  card_front: await desk.picture(ann),
  card_bank: await desk.picture(ann),
  ...more,
});

/** What of the answer matters, whichever way it was asked. */
async function asked(way: 'rest' | 'graphql', fields: Fields, key?: string): Promise<string> {
  if (way === 'rest') {
    return (await byRest(fields, key)).err ?? 'OK';
  }
  return (await byGraphql(fields, key))?.userErrors[0]?.code ?? 'OK';
}

const ways = ['rest', 'graphql'] as const;

describe.each(ways)('by %s', (way) => {
  it.each<[string, Fields]>([
    ['OK', {}],
    ['OK', { id_type: '1', idcard: '11010519491231002X' }],
    ['NAME_WRONG', { name: 'Anna 3' }],
    ['ID_WRONG', { idcard: '?' }],
    ['ID_WRONG', { id_type: '1', idcard: '110105194912310021' }],
    ['FORM_INCOMPLETE', { card_front: '' }],
    ['FILE_INVALID', { card_bank: '/files/u/none.webp' }],
  ])('answers %s to %j', async (code, more) => {
    await world.sql.owner.query('ALTER TABLE verification DISABLE TRIGGER USER');
    await world.sql.owner.query('UPDATE verification SET standing = false');
    await world.sql.owner.query('ALTER TABLE verification ENABLE TRIGGER USER');
    expect(await asked(way, await form(more))).toBe(code);
    const { auth } = await status();
    expect(auth).toBe(code === 'OK' ? 3 : 0);
  });

  it('M7: a key that was used the other way gives the same answer, and none to another name', async () => {
    const fields = await form();
    const key = randomUUID();
    const other = way === 'rest' ? 'graphql' : 'rest';
    expect(await asked(way, fields, key)).toBe('OK');
    expect(await asked(other, fields, key)).toBe('OK');
    expect(await asked(other, { ...fields, name: 'Bob Example' }, key)).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await asked(other, await form())).toBe('CERTIFICATION_PENDING');
  });

  it('S3: refuses a document of somebody else and tells nothing of them', async () => {
    const bob = await aUser(world);
    const idcard = `Q700000${String((numbers += 1) % 10)}`;
    await desk.submitted(bob, { idNumber: idcard, name: 'Bob Secret' });
    const answer = JSON.stringify(
      way === 'rest'
        ? await byRest(await form({ idcard }))
        : await byGraphql(await form({ idcard })),
    );
    expect(answer).toContain('ID_EXISTS');
    expect(answer).not.toContain('Secret');
  });
});

it.each([
  ['name', 'name'],
  ['idcard', 'idcard'],
  ['card_front', 'card_front'],
  ['card_bank', 'card_bank'],
])('without %s the old path names its own parameter', async (missing, named) => {
  const { id_type, ...sent } = await form({ [missing]: '' });
  expect(id_type).toBeDefined();
  const { err, info } = await byRest(sent);
  expect([err, info]).toEqual(['FORM_INCOMPLETE', `Please complete the form: ${named}`]);
});

it('shows where one stands, under the same names in user/index, without number or pictures in full', async () => {
  const own = async () => {
    const { auth, name, idcard, id_type } = (await legacy(server, { path: 'user/index', token }))
      .data;
    return { auth, name, idcard, id_type };
  };
  expect(await own()).toEqual({ auth: 0, name: '', idcard: '', id_type: 0 });
  const sent = await byRest(await form({ idcard: 'X1234789' }));
  const shown = { name: 'Anna Example', idcard: 'X12***789', id_type: 3 };
  expect(sent.info).toBe('Submitted, please wait for review');
  expect(sent.data).toEqual({
    ...{ auth: 3, ...shown, reason: '', time2: 0 },
    time: expect.any(Number) as number,
  });
  expect(await own()).toEqual({ auth: 3, ...shown });
  const id = (await desk.newestOf(ann)).id;
  await desk.take(desk.lena, id);
  await desk.refuse(desk.lena, id, ['FRONT'], 'Too dark.');
  expect(await status()).toMatchObject({ auth: 3, reason: '', time2: 0 });
  await advance(world, 11);
  await applyDecisions(world.visitor);
  expect(await status()).toMatchObject({ auth: 2, reason: 'Too dark.' });
  const again = formWith({}, { name: 'card_front', content: await aPicture(230) });
  expect((await legacy(server, { path: PATH, body: again, token })).data).toMatchObject({
    auth: 3,
    ...shown,
  });
});

it('pictures beyond the quota of the day are UPLOAD_QUOTA, and nothing is sent in', async () => {
  const { card_bank = '', ...fields } = await form();
  await fillQuota(world, ann);
  const body = formWith({ ...fields, card_bank }, { name: 'selfie', content: await aPicture(231) });
  const { err } = await legacy(server, { path: PATH, body, token });
  expect([err, (await status()).auth]).toEqual(['UPLOAD_QUOTA', 0]);
});

it.each(ways)(
  'by %s somebody verified is answered ALREADY_CERTIFIED, and nothing is kept of it',
  async (way) => {
    await verify(world, ann, { by: desk.lena.staff.staffId });
    expect(await asked(way, await form())).toBe('ALREADY_CERTIFIED');
    const { rowCount } = await world.sql.owner.query(
      'SELECT FROM verification WHERE user_id = $1',
      [ann.userId],
    );
    expect(rowCount).toBe(1);
  },
);

describe('A2: by the console', () => {
  const DECIDE = `mutation T($on: VerificationTakeInput!) { verificationTake(input: $on) {
    verification { number nameMasked idNumberMasked version } userErrors { code } } }`;
  const OPEN = `mutation O($input: VerificationOpenInput!) { verificationOpen(input: $input) {
    document { name idNumber birthDate front } userErrors { code } } }`;
  const QUEUE = `{ verifications(first: 100) { items { id nameMasked idNumberMasked } } }`;

  it('the queue shows stars, and the holder alone opens the document', async () => {
    const id = await desk.submitted(ann, { name: 'Anna Marker', idNumber: 'M4711471' });
    const staff = await aStaffSession(world, desk.ada.staff.staffId);
    const ask = (query: string, variables = {}) =>
      graphql(server, { query, variables, console: staff });
    const queue = JSON.stringify(await ask(QUEUE));
    expect(queue).toContain('M47***471');
    expect(queue).not.toMatch(/Marker|M4711471/);
    expect(JSON.stringify(await ask(OPEN, { input: { id } }))).toContain('LEASE_REQUIRED');
    expect(JSON.stringify(await ask(DECIDE, { on: { id, version: 1 } }))).toContain('M47***471');
    const open = JSON.stringify(await ask(OPEN, { input: { id } }));
    expect(open).toMatch(/Anna Marker.*M4711471.*1990-05-17.*\/admin\/files\//);
  });
});
