import { chatLimits } from '../../../../schema/chat/conversations';
import type { Context } from '../../../platform/context';
import { publishHelp } from '../publish-help';
import { answerOf, conversationCall, publishConversation } from './conversation-call';
import { ownerOf, talkerOf, type Secret } from './owner';
import { mostOf, paced } from './pace/paced';
import {
  readAbout,
  readConversationId,
  readSaid,
  type NewConversation,
  type Said,
} from './read-said';

/**
 * Opens a conversation with its first message; resolves to its id. Where nothing is named that it is about, a forgotten fund
 * password asks for a new one. It waits for staff, also outside their hours. Whoever is signed in opens it as the account,
 * whatever the device keeps.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, FORM_INCOMPLETE, FILE_INVALID, REQUEST_NOT_FOUND of a subject
 *   that is not one's own, TOO_MANY_OPEN, TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED
 */
export async function openConversation(
  ctx: Context,
  { topic, subject, ...said }: NewConversation,
  secret: Secret = null,
): Promise<string> {
  const owner = ownerOf(ctx, ctx.actor ? null : secret);
  const { body, client, ids } = await readSaid(ctx, owner, said);
  const about = readAbout(topic, subject);
  const { userId } = owner;
  const { id, asked } = await paced(ctx, owner, () =>
    answerOf(ctx, 'open_conversation', [
      ...[userId, owner.visitor, ctx.locale, topic, about?.kind ?? null, about?.id ?? null],
      ...[client, body, ids, chatLimits.conversationsOpenMax, mostOf(owner)],
    ]),
  );
  await publishConversation(ctx, userId, id);
  if (asked !== null && userId !== null)
    await publishHelp(ctx, { queue: 'PASSWORD_REQUEST', userId, id: asked });
  return id;
}

/**
 * Says something in an own conversation, by the pass of the locked page in the appeal; resolves to the message's id.
 * @throws what `openConversation` does, CONVERSATION_NOT_FOUND (somebody else's too), CONVERSATION_CLOSED
 */
export async function sayInConversation(
  ctx: Context,
  { id, ...said }: Said & { readonly id: string },
  secret: Secret = null,
): Promise<string> {
  const owner = talkerOf(ctx, secret);
  const { body, client, ids } = await readSaid(ctx, owner, said);
  const conversation = readConversationId(id);
  const message = await paced(ctx, owner, () =>
    conversationCall(ctx, 'say_in_conversation', [
      ...[owner.userId, owner.visitor, conversation, client, body, ids, mostOf(owner)],
      ...[owner.pass, ctx.locale],
    ]),
  );
  await publishConversation(ctx, owner.userId, conversation);
  return message;
}
