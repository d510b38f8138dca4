import { readFileSync } from 'node:fs';
import { languages } from '../../../../../schema/languages';
import { fromRoot } from '../../../../platform/project-root';
import { aSession, aStaffSession, graphql } from '../../../../testing/http';
import { refusalOf } from '../../../../testing/recharges';
import { withServer, withWorld } from '../../../../testing/suite';
import { advance, aStaffMember, aUser } from '../../../../testing/world';
import { applyDecisions } from '../../../reviews/decision/apply-decisions';
import { escalateOverdue } from '../../../reviews/overdue/escalate-overdue';
import { holdReview, keepReview, releaseReview, takeReview } from '../../../reviews';
import { declareOwnAccount } from '../../../staff';
import { reopenConversation } from '../change-conversations';
import { openConversation, sayInConversation } from '../own-conversations';
import { chatStateOf, messagesForStaff, ownConversation, ownMessages } from '../read-conversations';
import { deskEvents } from '../../api/conversations/conversation-events.resolver';
import { lookForStaff } from '../typing';
import { keepCannedReply } from './canned-replies';
import { conversationLoaders } from './conversation-glances';
import { conversationQueue, takeNextConversation } from './conversation-queue';
import { conversationReview } from './conversation-review';
import {
  answerConversation,
  chatColleagues,
  closeConversation,
  handOverConversation,
} from './desk-acts';

const world = withWorld();
const server = withServer(world);
const page = { first: 100, after: null };
const BAD = 'Please send me your password.';

let sent = 0;
const client = () => `desk-${String((sent += 1)).padStart(4, '0')}`;

async function asked() {
  const ann = await aUser(world);
  const lena = await aStaffMember(world, 'SUPPORT');
  const text = 'When is my withdrawal paid?';
  const id = await openConversation(ann.ctx, { topic: 'OTHER', text, clientId: client() });
  const answer = (said: string, note = false) =>
    answerConversation(lena.ctx, { id, text: said, clientId: client(), note });
  const take = (who = lena) => takeReview(who.ctx, conversationReview, { id });
  return { ann, lena, id, answer, take };
}

/** Customer service is open then, and two hours later: what is promised out of its hours is promised for the opening. */
async function toWednesdayNoon(): Promise<void> {
  const now = await world.visitor.now();
  const noon = new Date(now);
  noon.setUTCDate(now.getUTCDate() + ((10 - now.getUTCDay()) % 7) + 7);
  noon.setUTCHours(12, 0, 0, 0);
  await advance(world, Math.ceil((noon.getTime() - now.getTime()) / 1000));
}

describe('M8: a conversation has one member of staff at a time', () => {
  it('who answers has it in hand; the database says so too', async () => {
    const { lena, id, answer, take } = await asked();
    expect(await refusalOf(answer('Tomorrow.'))).toBe('LEASE_REQUIRED');
    const ada = await aStaffMember(world, 'ADMIN');
    await take(ada);
    expect(await refusalOf(answer('Tomorrow.'))).toBe('LEASE_REQUIRED');
    expect(await refusalOf(take())).toBe('TAKEN_BY_OTHER');
    await expect(
      world.sql.owner.query(
        `INSERT INTO conversation_message (conversation_id, author, staff_id, client_id, body)
         VALUES ($1, 'STAFF', $2, 'by-owner-1', 'Tomorrow.')`,
        [id, lena.staff.staffId],
      ),
    ).rejects.toThrow(/is not in hand/);
    await releaseReview(ada.ctx, conversationReview, { id });
  });

  it('an answer keeps it; a silent holder gives it back', async () => {
    const { ann, lena, id, answer, take } = await asked();
    await take();
    await advance(world, 500);
    await answer('I am looking into it.');
    await advance(world, 500);
    await answer('It is paid tomorrow.');
    await advance(world, 601);
    await applyDecisions(world.visitor);
    expect(await refusalOf(answer('Hello?'))).toBe('LEASE_REQUIRED');
    const row = await ownConversation(ann.ctx, id);
    expect(row && chatStateOf(row)).toBe('WAITING');
    const next = await takeNextConversation(lena.ctx, { userId: ann.userId });
    expect(next?.id).toBe(id);
    await closeConversation(lena.ctx, { id });
  });

  it('is handed over to somebody who is there and holds nothing', async () => {
    const { lena, id, take } = await asked();
    const [ada, jun] = [await aStaffMember(world, 'ADMIN'), await aStaffMember(world, 'SUPPORT')];
    const other = await asked();
    await takeReview(jun.ctx, conversationReview, { id: other.id });
    await take();
    const over = (to: string) => refusalOf(handOverConversation(lena.ctx, { id, to }));
    expect(await over(jun.staff.staffId)).toBe('LEASE_HELD');
    expect(await over('999999')).toBe('STAFF_NOT_FOUND');
    expect(await over(ada.staff.staffId)).toBe('OK');
    expect(await refusalOf(keepReview(lena.ctx, conversationReview, { id }))).toBe(
      'LEASE_REQUIRED',
    );
    expect((await takeNextConversation(ada.ctx, {}))?.id).toBe(id);
  });

  it('O1: nobody takes that of an account they own, and none is handed to them', async () => {
    const { ann, lena, id, take } = await asked();
    const ada = await aStaffMember(world, 'ADMIN');
    await declareOwnAccount(ada.ctx, ann.userId);
    expect(await refusalOf(take(ada))).toBe('OWN_REQUEST');
    await take();
    const to = ada.staff.staffId;
    expect(await refusalOf(handOverConversation(lena.ctx, { id, to }))).toBe('OWN_REQUEST');
  });

  it('that is answered waits for the person, whose next word brings it back with a new promise', async () => {
    await toWednesdayNoon();
    const { ann, lena, id, answer, take } = await asked();
    await take();
    await answer('Which day?');
    await holdReview(lena.ctx, conversationReview, { id, note: 'Answered.' });
    const own = () => ownConversation(ann.ctx, id);
    const before = await own();
    expect(before && chatStateOf(before)).toBe('ANSWERED');
    await advance(world, 7_200);
    await escalateOverdue(world.visitor);
    const { rows } = await world.sql.owner.query<{ n: string }>(
      `SELECT count(*) AS n FROM staff_notice WHERE subject = $1`,
      [`conversation/${id}`],
    );
    expect(rows[0]?.n).toBe('0');
    await sayInConversation(ann.ctx, { id, text: 'Monday.', clientId: client() });
    const after = await own();
    expect(after && chatStateOf(after)).toBe('WAITING');
    expect(after?.reviewBy.getTime()).toBeGreaterThan(before?.reviewBy.getTime() ?? 0);
    await take();
    await closeConversation(lena.ctx, { id });
    await reopenConversation(ann.ctx, id);
    const tab = await conversationQueue(lena.ctx, { tab: 'TO_REVIEW' }, page);
    expect(tab.map((row) => row.id)).toContain(id);
  });

  it('H8: that was answered and is given back is promised from its answer on, and late only by that', async () => {
    await toWednesdayNoon();
    const { ann, lena, id, answer, take } = await asked();
    const due = async () => (await ownConversation(ann.ctx, id))?.reviewBy.getTime() ?? 0;
    const alarms = async () => {
      await escalateOverdue(world.visitor);
      const { rows } = await world.sql.owner.query<{ n: string }>(
        `SELECT count(*) AS n FROM staff_notice WHERE subject = $1`,
        [`conversation/${id}`],
      );
      return rows[0]?.n;
    };
    const pass = async (until: number) => {
      const now = await world.visitor.now();
      await advance(world, Math.ceil((until - now.getTime()) / 1_000) + 1);
    };
    const first = await due();
    await advance(world, 60);
    await take();
    await answer('One moment.');
    await releaseReview(lena.ctx, conversationReview, { id });
    const second = await due();
    expect(second).toBeGreaterThanOrEqual(first + 60_000);
    await pass(first);
    expect(await alarms()).toBe('0');
    await pass(second);
    expect(await alarms()).not.toBe('0');
  });
});

describe('Notes among staff', () => {
  it('are read by staff alone', async () => {
    const { ann, lena, id, answer } = await asked();
    await answer('The card may be somebody else’s.', true);
    expect(await ownMessages(ann.ctx, { id: id, ...page })).toHaveLength(1);
    expect(await messagesForStaff(lena.ctx, id, page)).toHaveLength(2);
  });
});

describe('Staff cannot ask for secrets', () => {
  it('neither by the act nor by the SQL function nor by whoever owns the database, and each try counts', async () => {
    const { ann, lena, id, answer, take } = await asked();
    await take();
    await expect(answer(BAD)).rejects.toMatchObject({
      code: 'MESSAGE_FORBIDDEN',
      figures: { rule: 'PASSWORD' },
    });
    const by = lena.staff.staffId;
    const { rows } = await world.sql.app.query<{ status: string }>(
      `SELECT status FROM answer_conversation($1, $2, 'by-sql-01', 'S e n d me your pаsswоrd', false, 600)`,
      [by, id],
    );
    expect(rows[0]?.status).toBe('MESSAGE_FORBIDDEN');
    await expect(
      world.sql.owner.query(
        `INSERT INTO conversation_message (conversation_id, author, staff_id, client_id, body)
         VALUES ($1, 'STAFF', $2, 'by-owner-2', $3)`,
        [id, by, BAD],
      ),
    ).rejects.toThrow(/staff do not ask for this/);
    expect(await ownMessages(ann.ctx, { id: id, ...page })).toHaveLength(1);
    const counted = await world.sql.app.query<{ count: number }>(
      'SELECT count FROM ask_refusal WHERE staff_id = $1',
      [by],
    );
    expect(counted.rows).toEqual([{ count: 2 }]);
  });

  it.each(languages)('in a canned reply in %s either', async (language) => {
    const lena = await aStaffMember(world, 'SUPPORT');
    const file = fromRoot('schema', 'asks', 'sentences', `${language}.json`);
    const { bad } = JSON.parse(readFileSync(file, 'utf8')) as { bad: Record<string, string[]> };
    const good = Object.fromEntries(languages.map((one) => [one, 'Thank you.']));
    const keep = (text: string) =>
      refusalOf(
        keepCannedReply(lena.ctx, {
          ...{ name: `In ${language}`, seen: null },
          texts: { ...good, [language]: text },
        }),
      );
    for (const [text = ''] of Object.values(bad))
      expect(await keep(text)).toBe('MESSAGE_FORBIDDEN');
    expect(await keep('')).toBe('FORM_INCOMPLETE');
    expect(await keep('Thanks.')).toBe('OK');
    await expect(
      world.sql.owner.query(`UPDATE canned_reply SET texts = texts || $1 WHERE name = $2`, [
        { [language]: bad.PASSWORD?.[0] ?? '' },
        `In ${language}`,
      ]),
    ).rejects.toThrow(/staff do not ask for this/);
  });
});

describe('The desk', () => {
  it('tells how much of a conversation nobody has read, since when it waits, and what was said last', async () => {
    const { ann, lena, id, answer, take } = await asked();
    const glance = () => conversationLoaders(lena.ctx).conversationGlances.load(id);
    const first = await glance();
    expect(first).toMatchObject({ unread: 1, lastText: 'When is my withdrawal paid?' });
    await take();
    await answer('Tomorrow.');
    await answer('The bank is slow.', true);
    expect(await glance()).toMatchObject({ unread: 0, lastText: 'Tomorrow.' });
    await advance(world, 60);
    await sayInConversation(ann.ctx, { id, text: 'Which day?', clientId: client() });
    await advance(world, 60);
    await sayInConversation(ann.ctx, { id, text: 'Please.', clientId: client() });
    const again = await glance();
    expect(again).toMatchObject({ unread: 2, lastText: 'Please.' });
    const asked2 = (await ownMessages(ann.ctx, { id, ...page })).at(-2);
    expect(again.waitsSince).toEqual(asked2?.at);
    await closeConversation(lena.ctx, { id });
  });

  it('tells who else looks to staff alone, and offers those who are there with free hands', async () => {
    const { lena, id, take } = await asked();
    const [jun, ada] = [await aStaffMember(world, 'SUPPORT'), await aStaffMember(world, 'ADMIN')];
    const events = deskEvents(jun.ctx, id);
    const told = events.next();
    await lookForStaff(lena.ctx, id);
    expect((await told).value).toMatchObject({ kind: 'LOOKING', lookedBy: lena.staff.staffId });
    await events.return?.();
    await take(ada);
    const colleagues = (await chatColleagues(lena.ctx)).map((one) => one.id);
    expect(colleagues).toContain(jun.staff.staffId);
    expect(colleagues).not.toContain(ada.staff.staffId);
    expect(colleagues).not.toContain(lena.staff.staffId);
    await closeConversation(ada.ctx, { id });
  });

  it('opens for its list, with the history of each', async () => {
    const { lena, id, take } = await asked();
    await take();
    const cookie = await aStaffSession(world, lena.staff.staffId);
    const query = `{ conversation(id: "${id}") { unread subject { number } history { kind by { name } } } }`;
    const { data } = await graphql(server, { query, console: cookie });
    expect(data).toMatchObject({
      conversation: {
        ...{ unread: 1, subject: null },
        history: [{ kind: 'SUBMITTED', by: null }, { kind: 'TAKEN' }],
      },
    });
    const read = await graphql(server, {
      query: `{ chatMessages(id: "${id}", first: 100) { items { author text figures { name value }
        pictures by { name } } info { hasNext } } }`,
      console: cookie,
    });
    expect(read.data).toMatchObject({
      chatMessages: { items: [{ author: 'USER', figures: [], pictures: [], by: null }] },
    });
    await closeConversation(lena.ctx, { id });
  });
});

describe('Over HTTP', () => {
  const OPEN = `mutation O($input: ConversationOpenInput!, $visitor: String) {
    conversationOpen(input: $input, visitor: $visitor) {
      conversation { id state } userErrors { code field } } }`;
  const READ = `query R($id: ID!, $visitor: String) { chatMessages(id: $id, visitor: $visitor) { items { text } } }`;
  const ANSWER = `mutation A($input: ConversationAnswerInput!) {
    conversationAnswer(input: $input) { userErrors { code message field } } }`;

  it('a visitor talks with a secret, a user with a session, and neither reads the other’s', async () => {
    const ann = await aUser(world);
    const token = await aSession(world, ann.userId);
    const visitor = 'v'.repeat(43);
    const input = { topic: 'OTHER', text: 'Hello', clientId: client() };
    const open = async (who: { token?: string }, variables: object) => {
      const { data } = await graphql(server, {
        query: OPEN,
        variables: { input, ...variables },
        ...who,
      });
      return (data as never as { conversationOpen: { conversation: { id: string } } })
        .conversationOpen;
    };
    const [hers, theirs] = [await open({ token }, {}), await open({}, { visitor })];
    const read = async (id: string, who: { token?: string }, variables: object) =>
      (await graphql(server, { query: READ, variables: { id, ...variables }, ...who })).text;
    expect(await read(hers.conversation.id, { token }, {})).toContain('Hello');
    expect(await read(hers.conversation.id, {}, { visitor })).not.toContain('Hello');
    expect(await read(theirs.conversation.id, { token }, {})).not.toContain('Hello');
    expect(await read(hers.conversation.id, { token }, { visitor })).not.toContain('Hello');
    expect(await read(theirs.conversation.id, {}, { visitor })).toContain('Hello');
  });

  it('a text that staff may not send is refused with its field, in words', async () => {
    const { lena, id, take } = await asked();
    await take();
    const cookie = await aStaffSession(world, lena.staff.staffId);
    const variables = { input: { id, text: BAD, clientId: client() } };
    const { text } = await graphql(server, { query: ANSWER, variables, console: cookie });
    expect(text).toContain('Staff never ask for this: passwords');
    expect(text).toContain('"text"');
  });
});
