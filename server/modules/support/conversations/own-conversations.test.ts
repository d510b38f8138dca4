import { randomBytes } from 'node:crypto';
import { chatLimits, type ChatTopic } from '../../../../schema/chat/conversations';
import { aPicture } from '../../../testing/files/picture';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aUser } from '../../../testing/world';
import { requestFundPassword } from '../submit/request-fund-password';
import { acceptUpload } from '../../uploads';
import {
  closeOwnConversation,
  rateConversation,
  readConversation,
  reopenConversation,
} from './change-conversations';
import { openConversation, sayInConversation } from './own-conversations';
import { chatStateOf, ownConversation, ownMessages } from './read-conversations';

const world = withWorld();
const topic: ChatTopic = 'OTHER';
const page = { first: 100, after: null };

let sent = 0;
const client = () => `client-${String((sent += 1))}`;
const said = (text = 'Where is my recharge?') => ({ topic, text, clientId: client() });
const secretOf = () => randomBytes(32).toString('base64url');
/** A visitor from an address of their own. */
const aVisitor = () => ({
  ctx: { ...world.visitor, address: `198.51.100.${String((sent += 1) % 250)}` },
  secret: secretOf(),
});

describe('A conversation with customer service', () => {
  it('waits for staff with its first message; a repeat opens no second one', async () => {
    const ann = await aUser(world);
    const input = said();
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => openConversation(ann.ctx, input)),
    );
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    const [message, ...more] = await ownMessages(ann.ctx, { id: id, ...page });
    expect([message?.author, message?.body, more]).toEqual(['USER', input.text, []]);
    const row = await ownConversation(ann.ctx, id);
    expect(row && chatStateOf(row)).toBe('WAITING');
  });

  it('takes a message once, however often and with how many at once it is sent', async () => {
    const ann = await aUser(world);
    const id = await openConversation(ann.ctx, said());
    const input = { id, text: 'It is number 4.', clientId: client() };
    const ids = await Promise.all(
      Array.from({ length: 100 }, () => sayInConversation(ann.ctx, input)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await ownMessages(ann.ctx, { id: id, ...page })).toHaveLength(2);
  });

  it('is read after a message: nothing is missing, nothing comes twice', async () => {
    const ann = await aUser(world);
    const id = await openConversation(ann.ctx, said());
    const seen: string[] = [];
    let after: string | null = null;
    const writing = Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        sayInConversation(ann.ctx, { id, text: `Line ${String(n)}`, clientId: client() }),
      ),
    );
    const read = async () => {
      for (const { id: one } of await ownMessages(ann.ctx, { id, first: 3, after })) {
        seen.push(one);
        after = one;
      }
    };
    while (seen.length < 10) await read();
    const written = await writing;
    while (seen.length < 16) await read();
    expect(new Set(seen).size).toBe(16);
    for (const one of written) expect(seen).toContain(one);
  });

  it('is kept in its lines, each without blank ends and one empty line between them at most', async () => {
    const ann = await aUser(world);
    const text = ' We meet here: \r\n\tBern, Switzerland (46.95, 7.45)\n\n \n\nAt ten.\n';
    const id = await openConversation(ann.ctx, said(text));
    const [message] = await ownMessages(ann.ctx, { id, ...page });
    expect(message?.body).toBe('We meet here:\nBern, Switzerland (46.95, 7.45)\n\nAt ten.');
  });

  it('A2: somebody else’s looks missing in every act and read, a visitor’s too', async () => {
    const [ann, bob, zoe] = [await aUser(world), await aUser(world), aVisitor()];
    const hers = await openConversation(ann.ctx, said());
    const visitors = await openConversation(zoe.ctx, said(), zoe.secret);
    const guesses = [
      [bob.ctx, hers, null],
      [bob.ctx, visitors, null],
      [bob.ctx, visitors, secretOf()],
      [bob.ctx, hers, zoe.secret],
      [zoe.ctx, hers, zoe.secret],
      [aVisitor().ctx, visitors, secretOf()],
    ] as const;
    for (const [ctx, id, secret] of guesses) {
      const say = { id, text: 'Hello', clientId: client() };
      expect(await refusalOf(sayInConversation(ctx, say, secret))).toBe('CONVERSATION_NOT_FOUND');
      for (const act of [
        closeOwnConversation(ctx, id, secret),
        reopenConversation(ctx, id, secret),
        rateConversation(ctx, { id: id, rating: 5 }, secret),
        readConversation(ctx, { id, message: '1' }, secret),
      ])
        expect(await refusalOf(act)).toBe('CONVERSATION_NOT_FOUND');
      expect(await ownConversation(ctx, id, secret)).toBeNull();
      expect(await ownMessages(ctx, { id: id, ...page }, secret)).toEqual([]);
    }
    expect(await refusalOf(openConversation(world.visitor, said(), 'guess'))).toBe(
      'LOGIN_REQUIRED',
    );
    expect(await ownMessages(zoe.ctx, { id: visitors, ...page }, zoe.secret)).toHaveLength(1);
  });

  it('S9: of a visitor’s secret a hash is kept, which opens nothing, and nothing after thirty days', async () => {
    const zoe = aVisitor();
    const id = await openConversation(zoe.ctx, said(), zoe.secret);
    const { rows } = await world.sql.owner.query<{ hash: Buffer }>(
      'SELECT visitor_hash AS hash FROM conversation WHERE id = $1',
      [id],
    );
    const hash = rows[0]?.hash.toString('base64url') ?? '';
    expect(hash).toHaveLength(43);
    expect(hash).not.toBe(zoe.secret);
    expect(await ownConversation(zoe.ctx, id, hash)).toBeNull();
    await advance(world, 30 * 86_400);
    expect(await ownConversation(zoe.ctx, id, zoe.secret)).toBeNull();
    const say = { id, text: 'Still there?', clientId: client() };
    expect(await refusalOf(sayInConversation(zoe.ctx, say, zoe.secret))).toBe(
      'CONVERSATION_NOT_FOUND',
    );
  });

  it('A7: three are open at once, however many are opened together', async () => {
    const ann = await aUser(world);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(openConversation(ann.ctx, said()))),
    );
    expect(answers.filter((answer) => answer === 'TOO_MANY_OPEN')).toHaveLength(5);
  });

  it('A7: a user says twenty things a minute, a visitor and an address ten', async () => {
    const ann = await aUser(world);
    const id = await openConversation(ann.ctx, said());
    const say = () => sayInConversation(ann.ctx, { id, text: 'More', clientId: client() });
    for (let n = 1; n < chatLimits.chatPerMinuteMax; n += 1) await say();
    expect(await refusalOf(say())).toBe('TOO_MANY_REQUESTS');
    await advance(world, 61);
    expect(await refusalOf(say())).toBe('OK');
    const zoe = aVisitor();
    const opened = await openConversation(zoe.ctx, said(), zoe.secret);
    const speak = (ctx = zoe.ctx) =>
      sayInConversation(ctx, { id: opened, text: 'More', clientId: client() }, zoe.secret);
    for (let n = 1; n < chatLimits.visitorChatPerMinuteMax; n += 1) await speak();
    expect(await refusalOf(speak())).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(speak(aVisitor().ctx))).toBe('TOO_MANY_REQUESTS');
    const other = secretOf();
    expect(await refusalOf(openConversation(zoe.ctx, said(), other))).toBe('TOO_MANY_REQUESTS');
  });

  it('takes up to three own pictures of a user, and none of a visitor or of somebody else', async () => {
    const [ann, bob, zoe] = [await aUser(world), await aUser(world), aVisitor()];
    const picture = await aPicture();
    const { path } = await acceptUpload(ann.ctx, picture);
    const id = await openConversation(ann.ctx, { ...said(''), pictures: [path] });
    const [message] = await ownMessages(ann.ctx, { id: id, ...page });
    expect(message?.pictures).toHaveLength(1);
    const with_ = (pictures: string[]) => ({ ...said(), pictures });
    expect(await refusalOf(openConversation(bob.ctx, with_([path])))).toBe('FILE_INVALID');
    expect(await refusalOf(openConversation(zoe.ctx, with_([path]), zoe.secret))).toBe(
      'FILE_INVALID',
    );
    const four = [path, path, path, path];
    expect(await refusalOf(openConversation(ann.ctx, with_(four)))).toBe('FILE_INVALID');
  });

  it('is about an own request, never about somebody else’s', async () => {
    const [ann, bob] = [await aUser(world), await aUser(world)];
    await world.sql.owner.query(`UPDATE app_user SET fund_password_hash = 'x' WHERE id = $1`, [
      ann.userId,
    ]);
    const help = await requestFundPassword(ann.ctx, { note: 'I forgot it.' });
    const subject = { kind: 'PASSWORD_REQUEST', id: help } as const;
    expect(await refusalOf(openConversation(bob.ctx, { ...said(), subject }))).toBe(
      'REQUEST_NOT_FOUND',
    );
    const id = await openConversation(ann.ctx, { ...said(), subject });
    expect(await ownConversation(ann.ctx, id)).toMatchObject({ subjectId: help });
  });

  it('is closed, opened again within seven days, and rated once it is closed', async () => {
    const ann = await aUser(world);
    const id = await openConversation(ann.ctx, said());
    expect(await refusalOf(rateConversation(ann.ctx, { id: id, rating: 5 }))).toBe(
      'CONVERSATION_NOT_FOUND',
    );
    await closeOwnConversation(ann.ctx, id);
    await closeOwnConversation(ann.ctx, id);
    const say = () => sayInConversation(ann.ctx, { id, text: 'One more', clientId: client() });
    expect(await refusalOf(say())).toBe('CONVERSATION_CLOSED');
    await rateConversation(ann.ctx, { id: id, rating: 4 });
    expect(await refusalOf(rateConversation(ann.ctx, { id: id, rating: 6 }))).toBe('PARAM_INVALID');
    await reopenConversation(ann.ctx, id);
    expect(await refusalOf(say())).toBe('OK');
    await closeOwnConversation(ann.ctx, id);
    await advance(world, 7 * 86_400);
    expect(await refusalOf(reopenConversation(ann.ctx, id))).toBe('CONVERSATION_CLOSED');
    const lines = (await ownMessages(ann.ctx, { id: id, ...page })).filter(
      ({ author }) => author === 'SYSTEM',
    );
    expect(lines.map(({ body }) => body)).toEqual(['CLOSED', 'REOPENED', 'CLOSED']);
  });

  it('refuses what is no text, empty or too long, and writes nothing', async () => {
    const ann = await aUser(world);
    const open = (text: string, clientId = client()) =>
      refusalOf(openConversation(ann.ctx, { topic, text, clientId }));
    for (const nothing of [' ', '\n \r\n']) expect(await open(nothing)).toBe('FORM_INCOMPLETE');
    expect(await open('a'.repeat(2_001))).toBe('PARAM_INVALID');
    expect(await open('a\u0000')).toBe('PARAM_INVALID');
    expect(await open('Hello', 'short')).toBe('PARAM_INVALID');
    const { rows } = await world.sql.owner.query('SELECT FROM conversation WHERE user_id = $1', [
      ann.userId,
    ]);
    expect(rows).toEqual([]);
  });
});
