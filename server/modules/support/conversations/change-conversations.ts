import { chatLimits } from '../../../../schema/chat/conversations';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { conversationCall, publishAnswer, publishConversation } from './conversation-call';
import { ownerOf, talkerOf, type Owner, type Secret } from './owner';
import { mostOf, paced } from './pace/paced';
import { readConversationId } from './read-said';

/** Counts like what is said; where nothing changed nobody is told. */
async function change(
  ctx: Context,
  owner: Owner,
  [name, id, ...more]: readonly [name: string, id: string, ...more: unknown[]],
): Promise<void> {
  const conversation = readConversationId(id);
  const args = [owner.userId, owner.visitor, conversation, mostOf(owner), ...more];
  const changed = await paced(ctx, owner, () => conversationCall(ctx, name, args));
  if (changed !== '') await publishConversation(ctx, owner.userId, conversation);
}

/** Ends an own conversation. @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CONVERSATION_NOT_FOUND, TOO_MANY_REQUESTS */
export async function closeOwnConversation(
  ctx: Context,
  id: string,
  secret: Secret = null,
): Promise<void> {
  await change(ctx, ownerOf(ctx, secret), ['close_own_conversation', id]);
}

/**
 * Opens an own one again, within seven days and five times; by the pass of the locked page the appeal.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CONVERSATION_NOT_FOUND, CONVERSATION_CLOSED when it is too late or was too often,
 *   TOO_MANY_OPEN, TOO_MANY_REQUESTS
 */
export async function reopenConversation(
  ctx: Context,
  id: string,
  secret: Secret = null,
): Promise<void> {
  const owner = talkerOf(ctx, secret);
  const args = [chatLimits.conversationsOpenMax, owner.pass, ctx.locale];
  await change(ctx, owner, ['reopen_conversation', id, ...args]);
}

/** Says how it went, 1 to 5. @throws LOGIN_REQUIRED, CONVERSATION_NOT_FOUND (an open one too), PARAM_INVALID */
export async function rateConversation(
  ctx: Context,
  { id, rating }: { readonly id: string; readonly rating: number },
  secret: Secret = null,
): Promise<void> {
  const fits = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  if (!fits) refuse('PARAM_INVALID', { field: 'rating' }, 'rating');
  const { userId, visitor } = ownerOf(ctx, secret);
  const conversation = readConversationId(id);
  await conversationCall(ctx, 'rate_conversation', [userId, visitor, conversation, rating]);
  await publishConversation(ctx, userId, conversation);
}

/** Notes up to which message one has read, and in which language one reads. @throws LOGIN_REQUIRED, CONVERSATION_NOT_FOUND */
export async function readConversation(
  ctx: Context,
  { id, message }: { readonly id: string; readonly message: string },
  secret: Secret = null,
): Promise<void> {
  const { userId, visitor, pass } = talkerOf(ctx, secret);
  const conversation = readConversationId(id);
  const upTo = readId(message) ?? refuse('PARAM_INVALID', { field: 'message' }, 'message');
  const args = [userId, visitor, null, conversation, upTo, pass, ctx.locale];
  const inInbox = await conversationCall(ctx, 'read_conversation', args);
  await publishConversation(ctx, userId, conversation);
  if (inInbox !== '') await publishAnswer(ctx, userId, conversation);
}
