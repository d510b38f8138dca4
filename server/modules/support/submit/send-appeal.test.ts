import { aSession } from '../../../testing/http';
import { registering } from '../../../testing/people/accounts';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { setUndoWindow, withHelpDesk, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { freezeAccount, lockUser, logIn, readSession } from '../../accounts';
import { unlockUser } from '../../accounts/lock/unlock-user';
import type { Context } from '../../../platform/context';
import { aPicture } from '../../../testing/files/picture';
import { takeReview } from '../../reviews';
import { acceptUpload } from '../../uploads';
import {
  closeOwnConversation,
  rateConversation,
  readConversation,
  reopenConversation,
} from '../conversations/change-conversations';
import { conversationReview } from '../conversations/desk/conversation-review';
import { answerConversation, closeConversation } from '../conversations/desk/desk-acts';
import { openConversation, sayInConversation } from '../conversations/own-conversations';
import {
  ownConversation,
  ownConversations,
  ownMessages,
} from '../conversations/read-conversations';
import { typeInConversation } from '../conversations/typing';
import { helpOf, helpStateAt, standingAppeal } from '../help-requests';
import { sendAppeal } from './send-appeal';

const world = withWorld();
const desk = withHelpDesk(world);
const note = 'My brother used my phone once; I have changed the password.';
const { password } = registering;
const page = { first: 100, after: null };

/** The mails that tell somebody that the account is open. */
const unlockMails = async ({ account }: { readonly account: string }) => {
  const mails = await readOutbox(world.config, 500);
  return mails.filter(({ to, subject }) => to === account && subject === 'Account unlocked');
};

const byPass = async (userId: string) => ({
  ...world.visitor,
  actor: await readSession(world.visitor, await aSession(world, userId, 'LOCKED_PASS')),
});

async function locked(by = desk.lena) {
  const person = await aPerson(world);
  await lockUser(by.ctx, { userId: person.userId, reason: 'Two people use it.' });
  return { ...person, pass: await byPass(person.userId) };
}

async function appealed() {
  const person = await locked();
  return { ...person, id: await sendAppeal(person.pass, { note }) };
}

/** Somebody whose appeal waits although its lock has ended, as it could before appeals ended with it, and another stands. */
async function lockedAnew() {
  const person = await appealed();
  for (const sql of [
    'UPDATE account_lock SET lifted_at = tarn_now() WHERE user_id = $1',
    `INSERT INTO account_lock (user_id, reason) VALUES ($1, 'Again.')`,
  ])
    await world.sql.owner.query(sql, [person.userId]);
  return person;
}

const signsIn = ({ account }: { readonly account: string }) =>
  refusalOf(logIn(world.visitor, { account, password }));

describe('An appeal of a lock', () => {
  it('opens the account when somebody else approves it', async () => {
    const person = await appealed();
    await desk.take(desk.ada, person.id);
    await desk.approve(desk.ada, person.id);
    await desk.effect();
    expect(await signsIn(person)).toBe('OK');
    const row = await desk.find(person.id);
    expect(helpStateAt(row, await world.visitor.now())).toBe('DONE');
  });

  it('that is refused leaves it locked, and says why on the locked page', async () => {
    const person = await appealed();
    await desk.take(desk.ada, person.id);
    await desk.refuse(desk.ada, person.id, 'The devices are in two countries.');
    await desk.effect();
    expect(await signsIn(person)).toBe('ACCOUNT_LOCKED');
    const pass = await byPass(person.userId);
    const row = await helpOf(pass, person.userId, 'APPEAL');
    expect(row).toMatchObject({ decisionReason: 'The devices are in two countries.' });
  });

  it('is sent once a lock, and again for another lock', async () => {
    const person = await appealed();
    expect(await refusalOf(sendAppeal(person.pass, { note }))).toBe('HELP_OPEN');
    await desk.take(desk.ada, person.id);
    await desk.refuse(desk.ada, person.id);
    await desk.effect();
    expect(await refusalOf(sendAppeal(person.pass, { note }))).toBe('HELP_OPEN');
    await unlockUser(desk.ada.ctx, { userId: person.userId, reason: 'Reviewed.' });
    await lockUser(desk.ada.ctx, { userId: person.userId, reason: 'Again.' });
    expect(await refusalOf(sendAppeal(await byPass(person.userId), { note }))).toBe('OK');
  });

  it('O1: is neither taken nor decided by who locked, by the act or by SQL, whoever owns the database', async () => {
    const person = await appealed();
    expect(await refusalOf(desk.take(desk.lena, person.id))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusalOf(desk.approve(desk.lena, person.id))).toBe('SECOND_PERSON_NEEDED');
    const by = desk.lena.staff.staffId;
    await expect(
      world.sql.owner.query(
        `UPDATE review SET taken_by = $1, lease_until = tarn_now() + interval '1 minute'
         WHERE kind = 'APPEAL' AND subject_id = $2`,
        [by, person.id],
      ),
    ).rejects.toThrow(/somebody who did not lock/);
    await expect(world.sql.owner.query('SELECT grant_help($1, $2)', ['APPEAL', person.id]))
      .rejects //
      .toThrow(/is not approved/);
    expect(await signsIn(person)).toBe('ACCOUNT_LOCKED');
  });

  it('needs the pass of the locked page: neither a visitor, nor the session of before, nor a user sends one', async () => {
    const person = await locked();
    expect(await refusalOf(sendAppeal(world.visitor, { note }))).toBe('LOGIN_REQUIRED');
    expect(await refusalOf(sendAppeal(person.ctx, { note }))).toBe('LOGIN_REQUIRED');
    const other = await aPerson(world);
    expect(await refusalOf(sendAppeal(other.ctx, { note }))).toBe('LOGIN_REQUIRED');
  });

  it('is not there for a user’s own freeze, which no approval ends', async () => {
    const person = await aPerson(world);
    await freezeAccount(person.ctx);
    expect(await refusalOf(sendAppeal(await byPass(person.userId), { note }))).toBe(
      'REQUEST_NOT_FOUND',
    );
  });

  it.each(['waits', 'is in hand', 'is decided'])(
    'M8: that %s is over when staff end its lock, with its conversation; nobody decides it, nothing is told',
    async (where) => {
      const person = await appealed();
      const [talk] = await ownConversations(person.pass, page);
      if (where !== 'waits') await desk.take(desk.ada, person.id);
      if (where === 'is decided') {
        await setUndoWindow(world, 10);
        await desk.approve(desk.ada, person.id);
      }
      await unlockUser(desk.ada.ctx, { userId: person.userId, reason: 'Reviewed.' });
      await lockUser(desk.lena.ctx, { userId: person.userId, reason: 'Something else.' });
      expect(await desk.find(person.id)).toMatchObject({ reviewState: 'CANCELLED', takenBy: null });
      expect(await refusalOf(desk.take(desk.ada, person.id))).toBe('ALREADY_DECIDED');
      await setUndoWindow(world, 0);
      await advance(world, 11);
      await desk.effect();
      expect(await signsIn(person)).toBe('ACCOUNT_LOCKED');
      // The one of the direct unlocking.
      expect(await unlockMails(person)).toHaveLength(1);
      const row = await conversationReview.read(desk.ada.ctx, talk?.id ?? '');
      expect(row).toMatchObject({ reviewState: 'CANCELLED' });
    },
  );

  it('whose lock ended leaves the appeal of the next lock open, which alone is shown', async () => {
    const person = await appealed();
    await unlockUser(desk.ada.ctx, { userId: person.userId, reason: 'Reviewed.' });
    await lockUser(desk.lena.ctx, { userId: person.userId, reason: 'Something else.' });
    const pass = await byPass(person.userId);
    expect(await standingAppeal(pass, person.userId)).toBeNull();
    const id = await sendAppeal(pass, { note });
    expect((await standingAppeal(pass, person.userId))?.id).toBe(id);
    expect(await refusalOf(sendAppeal(pass, { note }))).toBe('HELP_OPEN');
  });

  it('of before that still waits, of a lock that ended, is over with the next one, and opens nothing', async () => {
    const [ann, bob] = [await lockedAnew(), await lockedAnew()];
    expect(await refusalOf(sendAppeal(await byPass(ann.userId), { note }))).toBe('OK');
    expect(await desk.find(ann.id)).toMatchObject({ reviewState: 'CANCELLED' });
    await desk.take(desk.ada, bob.id);
    await desk.approve(desk.ada, bob.id);
    await desk.effect();
    expect(await signsIn(bob)).toBe('ACCOUNT_LOCKED');
    expect(await unlockMails(bob)).toEqual([]);
  });

  it('that is approved of an account its user froze says nothing of opening it', async () => {
    const person = await aPerson(world);
    await freezeAccount(person.ctx);
    await lockUser(desk.lena.ctx, { userId: person.userId, reason: 'Two people use it.' });
    const id = await sendAppeal(await byPass(person.userId), { note });
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id);
    await desk.effect();
    expect(await unlockMails(person)).toEqual([]);
  });
});

let sent = 0;
const clientId = () => `appeal-${String((sent += 1)).padStart(4, '0')}`;
const say = (ctx: Context, id: string, text = 'Is there anything new?') =>
  sayInConversation(ctx, { id, text, clientId: clientId() });
const topic = 'OTHER' as const;

/** Somebody locked who talked before, and their appeal with its conversation. */
async function talking() {
  const person = await aPerson(world);
  const before = await openConversation(person.ctx, { topic, text: 'Hello', clientId: clientId() });
  await lockUser(desk.lena.ctx, { userId: person.userId, reason: 'Two people use it.' });
  const pass = await byPass(person.userId);
  const id = await sendAppeal(pass, { note });
  const [talk, ...others] = await ownConversations(pass, page);
  return { ...person, pass, before, id, talk: talk?.id ?? '', topic: talk?.topic, others };
}

describe('The conversation of an appeal', () => {
  it('begins with its words, once, however often they are sent, and is the one that the pass shows', async () => {
    const person = await locked();
    const input = { note, clientId: clientId() };
    const ids = await Promise.all([1, 2, 3, 4].map(() => sendAppeal(person.pass, input)));
    expect(new Set(ids).size).toBe(1);
    const [talk, ...others] = await ownConversations(person.pass, page);
    expect([talk?.topic, talk?.subjectId, others]).toEqual(['APPEAL', ids[0], []]);
    const said = await ownMessages(person.pass, { id: talk?.id ?? '', ...page });
    expect(said.map(({ author, body }) => [author, body])).toEqual([['USER', note]]);
    expect(await refusalOf(sendAppeal(person.pass, { note }))).toBe('HELP_OPEN');
  });

  it('goes on by the pass: answers are read, a repeat is none, and what staff closed opens again', async () => {
    const { pass, talk, userId } = await talking();
    await takeReview(desk.ada.ctx, conversationReview, { id: talk });
    await answerConversation(desk.ada.ctx, {
      id: talk,
      text: 'Whose phone?',
      clientId: clientId(),
    });
    const mine = { id: talk, text: 'My brother’s.', clientId: clientId() };
    const ids = await Promise.all([1, 2, 3].map(() => sayInConversation(pass, mine)));
    expect(new Set(ids).size).toBe(1);
    const said = await ownMessages(pass, { id: talk, ...page });
    expect(said.map(({ body }) => body)).toEqual([note, 'Whose phone?', 'My brother’s.']);
    expect(await refusalOf(readConversation(pass, { id: talk, message: ids[0] ?? '' }))).toBe('OK');
    const { version } = await conversationReview.read(desk.ada.ctx, talk);
    await takeReview(desk.ada.ctx, conversationReview, { id: talk, version });
    await closeConversation(desk.ada.ctx, { id: talk });
    expect(await refusalOf(say(pass, talk))).toBe('CONVERSATION_CLOSED');
    const open = (n: number) =>
      world.sql.owner.query(
        `SELECT open_conversation($1, NULL, 'en', 'OTHER', NULL, NULL, $2, 'x', '{}', 9, 99)`,
        [userId, `other-${String(n)}-x`],
      );
    await Promise.all([1, 2, 3].map(open));
    expect(await refusalOf(reopenConversation(pass, talk))).toBe('OK');
    expect(await refusalOf(say(pass, talk))).toBe('OK');
  });

  it('A3: is all that a pass opens: no other talk, no other act, no picture, nobody else’s', async () => {
    const person = await talking();
    const { pass, before, talk, others } = person;
    expect(others).toEqual([]);
    expect(await ownConversation(pass, before)).toBeNull();
    expect(await ownMessages(pass, { id: before, ...page })).toEqual([]);
    const hers = await ownMessages(pass, { id: talk, ...page });
    const other = await talking();
    for (const [ctx, id] of [
      [pass, before],
      [other.pass, talk],
    ] as const) {
      const message = hers[0]?.id ?? '';
      expect(await refusalOf(say(ctx, id))).toBe('CONVERSATION_NOT_FOUND');
      expect(await refusalOf(readConversation(ctx, { id, message }))).toBe(
        'CONVERSATION_NOT_FOUND',
      );
      expect(await refusalOf(reopenConversation(ctx, id))).toBe('CONVERSATION_NOT_FOUND');
      expect(await refusalOf(typeInConversation(ctx, id))).toBe('CONVERSATION_NOT_FOUND');
    }
    const { path } = await acceptUpload(other.ctx, await aPicture());
    const withPicture = { id: other.talk, text: '', clientId: clientId(), pictures: [path] };
    expect(await refusalOf(sayInConversation(other.pass, withPicture))).toBe('FILE_INVALID');
    const another = { topic, text: 'Hello', clientId: clientId() };
    expect(await refusalOf(openConversation(pass, another))).toBe('ACCOUNT_LOCKED');
    expect(await refusalOf(closeOwnConversation(pass, talk))).toBe('ACCOUNT_LOCKED');
    expect(await refusalOf(rateConversation(pass, { id: talk, rating: 1 }))).toBe('ACCOUNT_LOCKED');
  });

  it('A3: is shut to a pass that ran out, to one of before the lock ended, and to one of the next lock', async () => {
    const person = await talking();
    const { userId, pass, talk } = person;
    await world.sql.owner.query(
      'UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1',
      [userId],
    );
    const token = await aSession(world, userId, 'LOCKED_PASS');
    await world.sql.owner.query(
      'UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1',
      [userId],
    );
    const over = { ...world.visitor, actor: await readSession(world.visitor, token) };
    expect(await refusalOf(say(over, talk))).toBe('LOGIN_REQUIRED');
    await unlockUser(desk.ada.ctx, { userId, reason: 'Reviewed.' });
    expect(await refusalOf(say(pass, talk))).toBe('CONVERSATION_NOT_FOUND');
    await lockUser(desk.lena.ctx, { userId, reason: 'Again.' });
    expect(await refusalOf(say(await byPass(userId), talk))).toBe('CONVERSATION_NOT_FOUND');
  });

  it('A7: is no way to flood: twenty things a minute, however they are sent', async () => {
    const { pass, talk } = await talking();
    const answers = await Promise.all(Array.from({ length: 24 }, () => refusalOf(say(pass, talk))));
    // One was said before the lock, and one is the appeal itself.
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(18);
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(6);
  });

  it('is begun for an appeal of before there were any, and by nothing but an appeal', async () => {
    const person = await locked();
    const { rows } = await world.sql.owner.query<{ id: string }>(
      `SELECT id FROM submit_help($1, 'APPEAL', 'Of before', NULL)`,
      [person.userId],
    );
    expect(await ownConversations(person.pass, page)).toEqual([]);
    expect(await sendAppeal(person.pass, { note })).toBe(rows[0]?.id);
    expect(await ownConversations(person.pass, page)).toMatchObject([{ subjectId: rows[0]?.id }]);
    const bob = await aPerson(world);
    const chosen = { topic: 'APPEAL', text: 'Hello', clientId: clientId() } as const;
    expect(await refusalOf(openConversation(bob.ctx, chosen))).toBe('PARAM_INVALID');
    await expect(
      world.sql.owner.query(
        `SELECT open_conversation($1, NULL, 'en', 'APPEAL', NULL, NULL, 'by-sql-01', 'x', '{}', 3, 20)`,
        [bob.userId],
      ),
    ).rejects.toThrow(/conversation_appeal/);
  });
});
