import { readFileSync } from 'node:fs';
import type { ChatTopic } from '../../schema/chat/conversations';
import type { User } from '../modules/accounts';
import { holdReview, takeReview } from '../modules/reviews';
import {
  answerConversation,
  closeConversation,
  conversationReview,
  keepCannedReply,
  openConversation,
} from '../modules/support';
import type { Context } from '../platform/context';
import { fromRoot } from '../platform/project-root';
import type { People } from './people';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

interface Reply {
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Conversations in each state, and what staff say often. Each has a client id, so that a second start adds
 * none, and what staff made of a reply stays. */
export async function fillConversations(ctx: Context, { staff, users }: People): Promise<void> {
  const desk = { ...ctx, staff: staff.support };
  const file = fromRoot('server', 'seed', 'canned-replies.json');
  for (const reply of JSON.parse(readFileSync(file, 'utf8')) as Reply[])
    await keepCannedReply(desk, { ...reply, seen: null }).catch(unlessRefused);
  const { ivy, leo, mia } = users;
  await asks(ctx, mia, ['RECHARGE', 'I sent 310 USD, but I typed 300. What happens now?']);
  const closed = await asks(ctx, leo, ['CONTRACT', 'Where do I find the price at the end?']);
  const where = 'In the detail of the contract, with the instant it was recorded.';
  await answered(desk, closed, [where, 'CLOSE']);
  const held = await asks(ctx, ivy, ['FEEDBACK', 'The dark colours are easy to read. Thank you.']);
  await answered(desk, held, ['Thank you, I will pass it on.', 'WAIT']);
}

/** What an answer says, and what happens to its conversation. */
type Said = readonly [text: string, then: 'WAIT' | 'CLOSE'];

async function answered(desk: Context, id: string, [text, then]: Said): Promise<void> {
  const clientId = `practice-answer-${id}`;
  try {
    await takeReview(desk, conversationReview, { id });
    await answerConversation(desk, { id, text, clientId });
    if (then === 'WAIT') await holdReview(desk, conversationReview, { id, note: 'Answered.' });
    else await closeConversation(desk, { id });
  } catch (error) {
    unlessRefused(error);
  }
}

const asks = (
  ctx: Context,
  who: User,
  [topic, text]: readonly [ChatTopic, string],
): Promise<string> =>
  openConversation(asUser(ctx, who), { topic, text, clientId: `practice-chat-${topic}` });
