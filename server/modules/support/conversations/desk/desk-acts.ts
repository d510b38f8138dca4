import { limits } from '../../../../../schema/limits';
import { requireStaff, type Context } from '../../../../platform/context';
import { rows } from '../../../../platform/database/rows';
import { refuse } from '../../../../platform/domain-error';
import { readId } from '../../../../platform/text/read-money';
import type { OnVersion } from '../../../reviews';
import { conversationCall, publishAnswer, publishConversation } from '../conversation-call';
import type { Conversation } from '../conversation.entity';
import { readChat, readClientId } from '../read-said';
import { conversationReview } from './conversation-review';

export interface StaffSaid {
  readonly id: string;
  readonly text: string;
  readonly clientId: string;
  /** For staff alone. */
  readonly note?: boolean | null;
}

/** The conversation after an act, which is told. */
async function told(ctx: Context, id: string): Promise<Conversation> {
  const conversation = await conversationReview.read(ctx, id);
  await publishConversation(ctx, conversation.userId, id);
  return conversation;
}

const readConversationId = (id: string): string =>
  readId(id) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');

/**
 * Says something in a conversation that the signed-in member of staff holds, or notes it for staff alone. Nothing is sent
 * that staff may not ask for. The lease runs anew.
 * @throws LOGIN_REQUIRED, PARAM_INVALID, FORM_INCOMPLETE, REQUEST_NOT_FOUND, CONVERSATION_CLOSED, LEASE_REQUIRED,
 *   MESSAGE_FORBIDDEN, IDEMPOTENCY_KEY_REUSED
 */
export async function answerConversation(ctx: Context, said: StaffSaid): Promise<Conversation> {
  const { staffId } = requireStaff(ctx);
  const id = readConversationId(said.id);
  const text = readChat(said.text);
  if (text === '') refuse('FORM_INCOMPLETE', { fields: 'text' }, 'text');
  const note = said.note ?? false;
  const args = [staffId, id, readClientId(said.clientId), text, note, limits.leaseSeconds];
  await conversationCall(ctx, 'answer_conversation', args);
  const answered = await told(ctx, id);
  if (!note) await publishAnswer(ctx, answered.userId, id);
  return answered;
}

/** Closes a conversation that one holds. @throws what deciding a request refuses */
export async function closeConversation(
  ctx: Context,
  { id: asked, version = null }: OnVersion,
): Promise<Conversation> {
  const { staffId } = requireStaff(ctx);
  const id = readConversationId(asked);
  const args = [staffId, id, version, ctx.address];
  await conversationCall(ctx, 'close_conversation', args);
  return told(ctx, id);
}

/**
 * Hands a conversation that one holds to somebody who holds nothing.
 * @throws what deciding a request refuses, STAFF_NOT_FOUND of `to` for nobody who is signed in, LEASE_HELD
 */
export async function handOverConversation(
  ctx: Context,
  { id: asked, version = null, to }: OnVersion & { readonly to: string },
): Promise<Conversation> {
  const { staffId } = requireStaff(ctx);
  const id = readConversationId(asked);
  const other = readId(to) ?? refuse('STAFF_NOT_FOUND', {}, 'to');
  const args = [staffId, id, version, other, limits.leaseSeconds, ctx.address];
  await conversationCall(ctx, 'hand_over_conversation', args);
  return told(ctx, id);
}

/** Notes up to which message staff have read. @throws REQUEST_NOT_FOUND, PARAM_INVALID */
export async function readForStaff(ctx: Context, asked: string, message: string): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readConversationId(asked);
  const upTo = readId(message) ?? refuse('PARAM_INVALID', { field: 'message' }, 'message');
  const args = [null, null, staffId, id, upTo, false, null];
  await conversationCall(ctx, 'read_conversation', args);
  await told(ctx, id);
}

interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Whom a conversation may be handed to, by their names. @throws LOGIN_REQUIRED */
export const chatColleagues = (ctx: Context): Promise<Colleague[]> =>
  rows<Colleague>(ctx.db, 'SELECT * FROM chat_colleagues($1)', [requireStaff(ctx).staffId]);
