import {
  chatLimits,
  type ChatSubject,
  type ChatTopic,
} from '../../../../schema/chat/conversations';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import { ownUpload } from '../../uploads';
import type { Owner } from './owner';

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

const CHAT = { max: chatLimits.chatLengthMax, field: 'text', lines: true } as const;

/** Lines stay lines, with no more than one empty one between them: a place is a line of its own. @throws PARAM_INVALID */
export function readChat(text: string): string {
  // As a whole first, which bounds what its lines are read of.
  if (readText(text, CHAT) === '') return '';
  const lines = text.split(/\r\n|[\n\r]/).map((line) => readText(line, CHAT));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export async function readSaid(
  ctx: Context,
  { userId, pass }: Owner,
  { text, clientId, pictures }: Said,
) {
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

/** What it is about; an appeal begins by itself, on the locked page. @throws PARAM_INVALID, REQUEST_NOT_FOUND */
export function readAbout(topic: ChatTopic, subject: NewConversation['subject']) {
  if (topic === 'APPEAL') refuse('PARAM_INVALID', { field: 'topic' }, 'topic');
  if (!subject) return null;
  const id = subject.kind === 'APPEAL' ? null : readId(subject.id);
  return { kind: subject.kind, id: id ?? refuse('REQUEST_NOT_FOUND', {}, 'subject') };
}

/** @throws CONVERSATION_NOT_FOUND */
export const readConversationId = (id: string): string =>
  readId(id) ?? refuse('CONVERSATION_NOT_FOUND', {}, 'id');
