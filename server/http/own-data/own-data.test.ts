import { randomUUID } from 'node:crypto';
import {
  openConversation,
  sayInConversation,
} from '../../modules/support/conversations/own-conversations';
import { aSession } from '../../testing/http';
import { aRichOwner, MARKERS } from '../../testing/people/rich-owner';
import { withServer, withWorld } from '../../testing/suite';
import { aUser, aUserWith, credit } from '../../testing/world';
import { theSchemas } from '../schemas';
import { otherParts, ownParts } from './parts';

const world = withWorld();
const server = withServer(world);

const fetched = (token: string, path = 'own-data.json', method = 'GET') =>
  fetch(`${server.url}/files/${path}`, { method, headers: { token } });

type Data = Record<(typeof ownParts)[number], readonly Record<string, unknown>[]>;
const read = async (token: string) => (await (await fetched(token)).json()) as Data;

it('A2: holds all that is somebody’s own, and nothing of anybody else', async () => {
  const { token, person, names } = await aRichOwner(world);
  const text = await (await fetched(token)).text();
  const data = JSON.parse(text) as Data;
  for (const marker of [MARKERS.userName, MARKERS.email, MARKERS.payer, MARKERS.remark])
    expect(text).toContain(marker);
  for (const part of ['statement', 'orders', 'recharges', 'withdrawals', 'paymentMethods'] as const)
    expect(data[part].length).toBeGreaterThan(0);
  expect(Object.keys(data).sort()).toEqual([...ownParts, 'madeAt'].sort());
  // What it is paid out to is sealed, and its owner sees the end of it too.
  expect(text).not.toContain(MARKERS.account);

  const other = await aSession(world, (await aUserWith(world, '50.00')).userId);
  const theirs = await (await fetched(other)).text();
  for (const marker of [...Object.values(MARKERS), ...names.filter((name) => name.length > 8)])
    expect(theirs).not.toContain(marker);
  expect((JSON.parse(theirs) as Data).statement).toHaveLength(1);
  expect(person.userId).not.toBe('');
});

it('M18: holds lists whole, however many pages they have, each line once', async () => {
  const { userId } = await aUser(world);
  for (let n = 0; n < 120; n += 1) await credit(world, userId, '1.00');
  const { statement } = await read(await aSession(world, userId));
  expect(statement).toHaveLength(120);
  expect(new Set(statement.map(({ id }) => id)).size).toBe(120);
});

it('holds conversations with all that was said in them', async () => {
  const { userId, ctx } = await aUser(world);
  const said = (text: string) => ({ text, pictures: [], clientId: randomUUID() });
  const id = await openConversation(ctx, {
    ...said('The first of it'),
    topic: 'OTHER',
    subject: null,
  });
  for (let n = 0; n < 12; n += 1)
    await sayInConversation(ctx, { id, ...said(`Line ${String(n)}`) });
  const { conversations } = await read(await aSession(world, userId));
  const texts = JSON.stringify(conversations[0]?.messages);
  for (const text of ['The first of it', 'Line 0', 'Line 11']) expect(texts).toContain(text);
});

it('is one file, not kept by anything in between, and made once at a time for a person', async () => {
  const token = await aSession(world, (await aUser(world)).userId);
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetched(token)));
  const told = await Promise.all(answers.map((answer) => answer.text()));
  const given = answers.filter((answer) => answer.headers.has('content-disposition'));
  expect(given.length).toBeGreaterThan(0);
  expect(given[0]?.headers.get('content-disposition')).toBe('attachment; filename=own-data.json');
  expect(given[0]?.headers.get('cache-control')).toBe('no-store');
  expect(told.filter((text) => text.includes('TOO_MANY_REQUESTS')).length).toBe(
    answers.length - given.length,
  );
  expect(answers.length - given.length).toBeGreaterThan(0);
  expect(Object.keys(await read(token))).toContain('me');
});

it.each([
  ['a visitor', () => Promise.resolve(''), 'LOGIN_REQUIRED'],
  [
    'a locked user',
    async () => {
      const { userId } = await aUser(world);
      const token = await aSession(world, userId);
      await world.sql.owner.query(
        `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Test' WHERE id = $1`,
        [userId],
      );
      return token;
    },
    'ACCOUNT_LOCKED',
  ],
])('A1: gives nothing to %s', async (_, tokenOf, code) => {
  const text = await (await fetched(await tokenOf())).text();
  expect(text).toContain(code);
  expect(text).not.toContain('statement');
});

it('is read by GET alone, with the session in its header', async () => {
  const token = await aSession(world, (await aUser(world)).userId);
  expect((await fetched(token, 'own-data.json', 'POST')).status).toBe(405);
  expect(await (await fetched('', `own-data.json?token=${token}`)).text()).toContain(
    'LOGIN_REQUIRED',
  );
});

it('knows of each query of the app whether it is in the file', async () => {
  const { userSchema } = await theSchemas();
  const queries = Object.keys(userSchema.getQueryType()?.getFields() ?? {});
  expect([...ownParts, ...otherParts].sort()).toEqual(queries.sort());
});
