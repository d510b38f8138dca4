import { randomBytes, randomUUID } from 'node:crypto';
import { chatLines } from '../../../../../schema/chat/conversations';
import { aPicture } from '../../../../testing/files/picture';
import { anOpenOrder } from '../../../../testing/people/contracts';
import { openProjectDesk } from '../../../../testing/people/projects';
import { aVerifiedPerson } from '../../../../testing/people/changes';
import { aPerson } from '../../../../testing/people/second-factors';
import { withInvitation } from '../../../../testing/people/invitation';
import { registering } from '../../../../testing/people/accounts';
import { holds } from '../../../../testing/holds';
import { refusalOf } from '../../../../testing/recharges';
import {
  withCreditDesk,
  withHelpDesk,
  withVerificationDesk,
  withWorld,
} from '../../../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../../../testing/world';
import { claimReward } from '../../../invitation';
import { invitation } from '../../../invitation/invitation';
import { acceptUpload } from '../../../uploads';
import { chooseFundPassword } from '../../finish/choose-fund-password';
import { stopHelp } from '../../finish/stop-help';
import { ownHelp } from '../../help-requests';
import { requestFundPassword } from '../../submit/request-fund-password';
import { closeOwnConversation, reopenConversation } from '../change-conversations';
import { openConversation, sayInConversation } from '../own-conversations';
import type { NewConversation } from '../read-said';
import { chatStateOf, ownConversation, ownConversations, ownMessages } from '../read-conversations';
import { conversationLoaders } from '../desk/conversation-glances';
import { sayResults } from './say-results';

const world = withWorld();
const desk = withHelpDesk(world);
const inviting = withInvitation(world, withCreditDesk(world), withVerificationDesk(world));
const page = { first: 100, after: null };

const opened = ({ ctx }: Person, subject: NewConversation['subject'] = null) =>
  openConversation(ctx, { topic: 'OTHER', text: 'Please.', clientId: randomUUID(), subject });

const linesIn = async ({ ctx }: Person, id: string) =>
  (await ownMessages(ctx, { id, ...page }))
    .filter(({ author }) => author === 'SYSTEM')
    .map(({ body, figures }) => ({ body, figures }));

/** Somebody who asked for a new fund password, and talks about it. */
async function helped() {
  const person = await aPerson(world, 'lantern-5');
  const help = await requestFundPassword(person.ctx, { note: 'I forgot it.' });
  const id = await opened(person, { kind: 'PASSWORD_REQUEST', id: help });
  const { number } = await desk.find(help);
  return { person, help, id, number };
}

const said = () => sayResults(world.visitor);

it('one’s own order and holding are linked, and nobody else’s', async () => {
  const projects = await openProjectDesk(world);
  const [ann, bob] = [await aUserWith(world, '2000.00'), await aUserWith(world, '10.00')];
  await quote(world, '2411.35');
  const order = await anOpenOrder(world, ann);
  const holding = await projects.join(ann, await projects.project(), 50_000);
  const subjects = [
    { kind: 'ORDER', id: order.id },
    { kind: 'HOLDING', id: holding },
  ] as const;
  for (const subject of subjects) {
    const id = await opened(ann, subject);
    expect(await ownConversation(ann.ctx, id)).toMatchObject({
      subjectKind: subject.kind,
      subjectId: subject.id,
    });
    const shown = await conversationLoaders(desk.lena.ctx).conversationSubjects.load(id);
    expect([typeof shown?.number, shown?.state]).toEqual(['string', null]);
    expect(await refusalOf(opened(bob, subject))).toBe('REQUEST_NOT_FOUND');
    const none = { kind: subject.kind, id: '999999' };
    expect(await refusalOf(opened(ann, none))).toBe('REQUEST_NOT_FOUND');
  }
});

describe('What became of a request stands in the conversation about it', () => {
  it('identity steps, the day of waiting and the end, each once, told to who follows it', async () => {
    const { person, help, id, number } = await helped();
    await said();
    expect(await linesIn(person, id)).toEqual([]);
    await desk.granted(help);
    const told: string[] = [];
    const stop = world.bus.on('conversations', (ids) => told.push(...ids));
    await Promise.all([said(), said(), said()]);
    await said();
    stop();
    const until = (await desk.find(help)).readyAt ?? new Date(0);
    const lines = await linesIn(person, id);
    expect(lines.map(({ body }) => body)).toEqual([
      ...['STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN', 'HELP_WAITS'],
    ]);
    expect(lines.at(-1)?.figures.number).toBe(number);
    expect(new Date(lines.at(-1)?.figures.until ?? '')).toEqual(until);
    expect(told).toContain(`${person.userId}:${id}`);
    await advance(world, 86_400);
    await chooseFundPassword(person.ctx, {
      ...{ password: '482913', passwordRepeat: '482913', loginPassword: registering.password },
    });
    await said();
    expect((await linesIn(person, id)).at(-1)).toEqual({ body: 'HELP_DONE', figures: { number } });
  });

  it('a refusal and a stop too, and nothing from before the conversation', async () => {
    const { person, help, id } = await helped();
    await desk.take(desk.lena, help);
    await desk.refuse(desk.lena, help);
    await desk.effect();
    const other = await helped();
    await stopHelp(other.person.ctx, other.help);
    await advance(world, 1);
    const late = await opened(person, { kind: 'PASSWORD_REQUEST', id: help });
    await said();
    expect((await linesIn(person, id)).map(({ body }) => body)).toEqual(['REQUEST_REFUSED']);
    expect((await linesIn(other.person, other.id)).map(({ body }) => body)).toEqual([
      'REQUEST_STOPPED',
    ]);
    expect(await linesIn(person, late)).toEqual([]);
  });

  it('what happened while it was closed is said once it opens again', async () => {
    const { person, help, id, number } = await helped();
    await closeOwnConversation(person.ctx, id);
    await desk.take(desk.lena, help);
    await desk.refuse(desk.lena, help);
    await desk.effect();
    await said();
    await reopenConversation(person.ctx, id);
    await said();
    expect(await linesIn(person, id)).toEqual([
      ...[
        { body: 'CLOSED', figures: {} },
        { body: 'REOPENED', figures: {} },
      ],
      { body: 'REQUEST_REFUSED', figures: { number } },
    ]);
  });

  it('nobody else says such a line, and nobody takes its place', async () => {
    const { person, help, id } = await helped();
    for (const body of chatLines)
      await sayInConversation(person.ctx, { id, text: body, clientId: randomUUID() });
    const taken = sayInConversation(person.ctx, {
      ...{ id, text: 'Mine', clientId: 'line/STEP_CONTACT_ANSWERED' },
    });
    expect(await refusalOf(taken)).toBe('PARAM_INVALID');
    const insert = (author: string, clientId: string, body: string) =>
      world.sql.owner.query(
        `INSERT INTO conversation_message (conversation_id, author, client_id, body, figures)
         VALUES ($1, $2, $3, $4, $5)`,
        [id, author, clientId, body, author === 'SYSTEM' ? {} : { number: 'X' }],
      );
    await expect(insert('SYSTEM', 'a-line-01', 'You won.')).rejects.toThrow(/message_line/);
    await expect(insert('USER', 'a-line-02', 'HELP_DONE')).rejects.toThrow(/message_figures/);
    await expect(
      world.sql.app.query(
        `SELECT say_in_conversation($1, NULL, $2, 'line/HELP_WAITS', 'Mine', '{}', 20, false, 'en')`,
        [person.userId, id],
      ),
    ).rejects.toThrow(/message_own_name/);
    expect(await linesIn(person, id)).toEqual([]);
    await desk.granted(help);
    await said();
    expect(await linesIn(person, id)).toHaveLength(4);
  });
});

it('a claim of a reward opens the conversation about it, once, whatever else is open; its result is said there', async () => {
  await inviting.paying();
  const person = await inviting.inviter(1);
  for (let n = 0; n < 3; n += 1) await opened(person);
  const told: string[] = [];
  const stop = world.bus.on('conversations', (ids) => told.push(...ids));
  const key = { tier: 1, idempotencyKey: 'one-and-the-same' };
  const [claimed] = await Promise.all([claimReward(person.ctx, key), claimReward(person.ctx, key)]);
  const [talk, ...older] = await ownConversations(person.ctx, page);
  expect(older).toHaveLength(3);
  expect(talk).toMatchObject({
    ...{ topic: 'REWARD', subjectKind: 'REWARD_CLAIM', subjectId: claimed.resultId },
  });
  const id = talk?.id ?? '';
  await holds(() => told.includes(`${person.userId}:${id}`));
  stop();
  const [reward] = (await invitation(person.ctx)).rewards;
  expect(reward?.talk).toBe(id);
  const figures = { number: reward?.claim?.number };
  expect(await linesIn(person, id)).toEqual([{ body: 'REQUEST_SENT', figures }]);
  await inviting.paid(claimed.resultId);
  await said();
  expect((await linesIn(person, id)).at(-1)).toEqual({ body: 'REQUEST_APPROVED', figures });
});

it('a claim waits for staff by itself: its conversation waits for nobody until its person writes', async () => {
  await inviting.paying();
  const person = await inviting.inviter(1);
  await claimReward(person.ctx, { tier: 1, idempotencyKey: 'one-that-waits' });
  const [talk] = await ownConversations(person.ctx, page);
  const state = async () => {
    const { rows } = await world.sql.owner.query<{ state: string }>(
      `SELECT state FROM review WHERE kind = 'CONVERSATION' AND subject_id = $1`,
      [talk?.id],
    );
    return rows[0]?.state;
  };
  const shown = async () => {
    const row = await ownConversation(person.ctx, talk?.id ?? '');
    return row && chatStateOf(row);
  };
  expect([await state(), await shown()]).toEqual(['ON_HOLD', 'SILENT']);
  await sayInConversation(person.ctx, {
    ...{ id: talk?.id ?? '', text: 'When is it paid?', clientId: randomUUID() },
  });
  expect([await state(), await shown()]).toEqual(['SUBMITTED', 'WAITING']);
});

it('A7: conversations of claims in which nobody has said anything keep nobody from asking', async () => {
  await inviting.paying();
  const person = await inviting.inviter(1);
  await inviting.claim(person);
  const [talk] = await ownConversations(person.ctx, page);
  for (let n = 0; n < 3; n += 1) await opened(person);
  expect(await refusalOf(opened(person))).toBe('TOO_MANY_OPEN');
  const [other] = await ownConversations(person.ctx, page);
  await closeOwnConversation(person.ctx, other?.id ?? '');
  expect(await refusalOf(reopenConversation(person.ctx, other?.id ?? ''))).toBe('OK');
  await closeOwnConversation(person.ctx, other?.id ?? '');
  // Once somebody speaks in it, it counts like every other.
  await sayInConversation(person.ctx, {
    ...{ id: talk?.id ?? '', text: 'When?' },
    clientId: randomUUID(),
  });
  expect(await refusalOf(opened(person))).toBe('TOO_MANY_OPEN');
});

it('a topic opens its request: a forgotten fund password is asked for once, and nothing else by the way', async () => {
  const person = await aPerson(world, 'lantern-5');
  const ask = (text: string, more: Partial<NewConversation> = {}) =>
    openConversation(person.ctx, {
      ...{ topic: 'FUND_PASSWORD', text, clientId: randomUUID() },
      ...more,
    });
  const first = await ask('I forgot it.');
  const [asked] = await ownHelp(person.ctx, person.userId);
  expect(asked).toMatchObject({ kind: 'FUND_PASSWORD', note: 'I forgot it.' });
  const about = { subjectKind: 'PASSWORD_REQUEST', subjectId: asked?.id };
  expect(await ownConversation(person.ctx, first)).toMatchObject(about);
  expect(await ownConversation(person.ctx, await ask('Still.'))).toMatchObject(about);
  expect(await ownHelp(person.ctx, person.userId)).toHaveLength(1);
  const [bob, secret] = [await aPerson(world, 'lantern-6'), randomBytes(32).toString('base64url')];
  const wrong = { topic: 'FUND_PASSWORD', text: 'x', clientId: randomUUID() } as const;
  expect(await refusalOf(openConversation(bob.ctx, { ...wrong, pictures: ['gone'] }))).toBe(
    'FILE_INVALID',
  );
  await openConversation(world.visitor, wrong, secret);
  await opened(bob);
  expect(await ownHelp(bob.ctx, bob.userId)).toEqual([]);
});

describe('H8: where a topic opens no request, its conversation says so and why', () => {
  const ask = ({ ctx }: Person, more: Partial<NewConversation> = {}) =>
    openConversation(ctx, {
      ...{ topic: 'FUND_PASSWORD', text: 'I forgot it.', clientId: randomUUID() },
      ...more,
    });

  it('who has no fund password', async () => {
    const person = await aUserWith(world, '10.00');
    const id = await ask(person);
    expect(await ownHelp(person.ctx, person.userId)).toEqual([]);
    expect(await linesIn(person, id)).toEqual([{ body: 'HELP_NOT_SET', figures: {} }]);
  });

  it('who asked three times within a day, and from when on they can again', async () => {
    const person = await aPerson(world, 'lantern-5');
    const asking = async () => {
      const id = await ask(person);
      const [help] = await ownHelp(person.ctx, person.userId);
      if (help?.closedAt === null) await stopHelp(person.ctx, help.id);
      await closeOwnConversation(person.ctx, id);
      return id;
    };
    const ids = [await asking(), await asking(), await asking()];
    for (const id of ids)
      expect((await linesIn(person, id)).map(({ body }) => body)).toEqual(['CLOSED']);
    const [first] = (await ownHelp(person.ctx, person.userId)).toReversed();
    const [line] = await linesIn(person, await asking());
    expect(line?.body).toBe('HELP_TOO_OFTEN');
    const again = Date.parse(line?.figures.until ?? '') - (first?.submittedAt.getTime() ?? 0);
    expect(Math.abs(again - 86_400_000)).toBeLessThan(2_000);
  });

  it('who sent a picture without a word', async () => {
    const person = await aPerson(world, 'lantern-5');
    const { path } = await acceptUpload(person.ctx, await aPicture());
    const id = await ask(person, { text: '', pictures: [path] });
    expect(await ownHelp(person.ctx, person.userId)).toEqual([]);
    expect(await linesIn(person, id)).toEqual([{ body: 'HELP_WITHOUT_WORDS', figures: {} }]);
  });

  it('but nothing where one was made, or goes on', async () => {
    const person = await aPerson(world, 'lantern-5');
    for (const id of [await ask(person), await ask(person)])
      expect(await linesIn(person, id)).toEqual([]);
  });
});

it('H8: a change of verified data takes its form, which a line says; one that was asked for is gone on with', async () => {
  const person = await aVerifiedPerson(world, desk.ada.staff.staffId);
  const ask = (more: Partial<NewConversation> = {}) =>
    openConversation(person.ctx, {
      ...{ topic: 'DATA_CHANGE', text: 'I have married.', clientId: randomUUID() },
      ...more,
    });
  const first = await ask();
  expect(await ownHelp(person.ctx, person.userId)).toEqual([]);
  expect(await linesIn(person, first)).toEqual([{ body: 'CHANGE_BY_FORM', figures: {} }]);
  const asked = await person.asks();
  const clientId = randomUUID();
  const about = { subjectKind: 'INFO_CHANGE', subjectId: asked };
  const id = await ask({ clientId });
  expect(await ownConversation(person.ctx, id)).toMatchObject(about);
  expect(await linesIn(person, id)).toEqual([]);
  expect(await ask({ clientId })).toBe(id);
  const secret = randomBytes(32).toString('base64url');
  const said = { topic: 'DATA_CHANGE', text: 'x', clientId: randomUUID() } as const;
  const visitor = await openConversation(world.visitor, said, secret);
  const lines = await ownMessages(world.visitor, { id: visitor, ...page }, secret);
  expect(lines.map(({ author }) => author)).toEqual(['VISITOR']);
});

it('the request that a topic opens is told by its own number, and where none was made nothing is', async () => {
  const person = await aPerson(world, 'lantern-5');
  const told: string[] = [];
  const publish = (topic: string, ids: readonly string[]) => {
    if (topic === 'passwordRequests' || topic === 'messages') told.push(`${topic}/${ids.join()}`);
    return Promise.resolve();
  };
  const ctx = { ...person.ctx, bus: { ...person.ctx.bus, publish } };
  const ask = { topic: 'FUND_PASSWORD', text: 'I forgot it.', clientId: randomUUID() } as const;
  // Another one first, so that the numbers of requests and of conversations differ.
  await opened(person);
  const id = await openConversation(ctx, ask);
  const [asked] = await ownHelp(person.ctx, person.userId);
  const request = `${person.userId}:${asked?.id ?? ''}`;
  expect(asked?.id).not.toBe(id);
  expect(told).toEqual([`passwordRequests/${request}`, `messages/${request}`]);
  await openConversation(ctx, ask);
  await openConversation(ctx, { ...ask, clientId: randomUUID() });
  const about = { subject: { kind: 'PASSWORD_REQUEST', id: asked?.id ?? '' } } as const;
  await closeOwnConversation(ctx, id);
  await openConversation(ctx, { ...ask, ...about, clientId: randomUUID() });
  expect(told).toHaveLength(2);
});
