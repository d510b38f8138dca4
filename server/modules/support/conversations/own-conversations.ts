import {
  chatLimits,
  type ChatSubject,
  type ChatTopic,
} from '../../../../schema/chat/conversations';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import { visitorChatOf, weighTry } from '../../../platform/throttle/rate-limit';
import { ownUpload } from '../../uploads';
import { conversationCall, publishConversation } from './conversation-call';
import { ownerOf, talkerOf, type Owner } from './owner';

/** A visitor's secret; null for a signed-in user. */
type Secret = string | null;

export interface Said {
  readonly text: string;
  /** Made by the client: a repeat with the same one changes nothing. */
  readonly clientId: string;
  /** Paths of own uploads; users' alone, and none by the pass of the locked page. */
  readonly pictures?: readonly string[] | null;
}

export interface NewConversation extends Said {
  readonly topic: ChatTopic;
  /** An own request it is about. */
  readonly subject?: { readonly kind: ChatSubject; readonly id: string } | null;
}

const CLIENT_ID = /^[A-Za-z0-9._:-]{8,64}$/;

/** @throws PARAM_INVALID */
export const readClientId = (text: string): string =>
  CLIENT_ID.test(text) ? text : refuse('PARAM_INVALID', { field: 'clientId' }, 'clientId');

/** @throws PARAM_INVALID */
export const readChat = (text: string): string =>
  readText(text, { max: chatLimits.chatLengthMax, field: 'text', lines: true });

async function readSaid(ctx: Context, { userId, pass }: Owner, { text, clientId, pictures }: Said) {
  const body = readChat(text);
  const paths = pictures ?? [];
  const wrong = (): never => refuse('FILE_INVALID', {}, 'pictures');
  const none = userId === null || pass;
  if (paths.length > chatLimits.chatPicturesMax || (paths.length > 0 && none)) wrong();
  const found = await Promise.all(
    paths.map(async (path) => (userId === null ? null : ownUpload(ctx, userId, path))),
  );
  const ids = found.map((upload) => (upload && !upload.staffOnly ? upload.id : wrong()));
  if (body === '' && ids.length === 0) refuse('FORM_INCOMPLETE', { fields: 'text' }, 'text');
  return { body, client: readClientId(clientId), ids };
}

/** Of visitors the address counts as well. @throws TOO_MANY_REQUESTS */
async function paced(
  ctx: Context,
  { userId }: Owner,
  work: () => Promise<string>,
): Promise<string> {
  if (userId !== null) return work();
  let id = '';
  await weighTry(ctx, visitorChatOf(ctx.address), async () => {
    id = await work();
    return null;
  });
  return id;
}

const mostOf = ({ userId }: Owner): number =>
  userId === null ? chatLimits.visitorChatPerMinuteMax : chatLimits.chatPerMinuteMax;

/**
 * Opens a conversation with its first message; resolves to its id. It waits for staff, also outside their hours.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, FORM_INCOMPLETE, FILE_INVALID, REQUEST_NOT_FOUND of a subject
 *   that is not one's own, TOO_MANY_OPEN, TOO_MANY_REQUESTS
 */
export async function openConversation(
  ctx: Context,
  { topic, subject, ...said }: NewConversation,
  secret: Secret = null,
): Promise<string> {
  const owner = ownerOf(ctx, secret);
  const { body, client, ids } = await readSaid(ctx, owner, said);
  // An appeal begins by itself, on the locked page.
  if (topic === 'APPEAL') refuse('PARAM_INVALID', { field: 'topic' }, 'topic');
  if (subject?.kind === 'APPEAL') refuse('REQUEST_NOT_FOUND', {}, 'subject');
  const about = subject && (readId(subject.id) ?? refuse('REQUEST_NOT_FOUND', {}, 'subject'));
  const id = await paced(ctx, owner, () =>
    conversationCall(ctx, 'open_conversation', [
      ...[owner.userId, owner.visitor, ctx.locale, topic, subject?.kind ?? null, about ?? null],
      ...[client, body, ids, chatLimits.conversationsOpenMax, mostOf(owner)],
    ]),
  );
  await publishConversation(ctx, owner.userId, id);
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
      owner.pass,
    ]),
  );
  await publishConversation(ctx, owner.userId, conversation);
  return message;
}

/** @throws CONVERSATION_NOT_FOUND */
export const readConversationId = (id: string): string =>
  readId(id) ?? refuse('CONVERSATION_NOT_FOUND', {}, 'id');
