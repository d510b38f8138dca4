import type { Fault } from '../fault';

const MODULE = 'server/modules/support/conversations';
const TOLD = [`${MODULE}/desk/answers-told.test.ts`];

/** The inbox tells of an answer of customer service, once until it was read. */
export const answersToldFaults: readonly Fault[] = [
  {
    id: 'answer-never-told',
    invariant: 'H8',
    what: 'an answer of customer service waits in its conversation, and the inbox says nothing',
    file: `${MODULE}/desk/answer_conversation.sql`,
    find: '  IF c.user_id IS NOT NULL THEN\n',
    replace: '  IF false THEN\n',
    tests: TOLD,
    only: 'by one unread message',
  },
  {
    id: 'each-answer-told',
    invariant: 'H8',
    what: 'each line of an answer fills the inbox with one more message',
    file: 'server/modules/notifications/send_message_once.sql',
    find: 'm.kind = p_kind AND m.subject = p_subject',
    replace: 'false',
    tests: TOLD,
    only: 'by one unread message',
  },
  {
    id: 'read-answer-stays-unread',
    invariant: 'H8',
    what: 'an answer that was read in its conversation stays unread in the inbox',
    file: `${MODULE}/read_conversation.sql`,
    find: 'c.answer_id BETWEEN 1 AND v_last AND read_messages_about',
    replace: 'c.answer_id < 0 AND read_messages_about',
    tests: TOLD,
    only: 'once it was read in either place',
  },
  {
    id: 'unread-answer-counts-as-read',
    invariant: 'H8',
    what: 'whoever read what stood before an answer is taken to have read it',
    file: `${MODULE}/read_conversation.sql`,
    find: 'c.answer_id BETWEEN 1 AND v_last AND',
    replace: 'c.answer_id > 0 AND',
    tests: TOLD,
    only: 'what was read before the answer',
  },
  {
    id: 'answer-not-told-live',
    invariant: 'H1',
    what: 'the open app hears nothing of an answer',
    file: `${MODULE}/desk/desk-acts.ts`,
    find: '  if (!note) await publishAnswer(ctx, answered.userId, id);\n',
    replace: '',
    tests: TOLD,
    only: 'the open app hears',
  },
  {
    id: 'unread-answer-unmarked',
    invariant: 'H1',
    what: 'the list of conversations does not say where an answer waits',
    file: 'server/modules/support/api/conversations/show-conversation.ts',
    find: 'BigInt(row.answerId) > BigInt(row.userReadId)',
    replace: 'false && row.answerId !== row.userReadId',
    tests: TOLD,
    only: 'on the old way as on the new',
  },
];
