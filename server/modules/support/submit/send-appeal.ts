import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readNote } from '../../../platform/text/read-text';
import { publishConversation } from '../conversations/conversation-call';
import { readClientId } from '../conversations/read-said';
import { publishHelp } from '../publish-help';

export interface NewAppeal {
  readonly note: string;
  /** Made by the client: a repeat with the same one changes nothing. */
  readonly clientId?: string | null;
}

interface Sent {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly request: string;
  readonly conversation: string;
}

/**
 * The one appeal of a lock, by the pass that the locked page opens with, and the conversation that begins with its words.
 * Somebody who did not lock decides it. Resolves to the request's id.
 * @throws LOGIN_REQUIRED without that pass, PARAM_INVALID, FORM_INCOMPLETE, REQUEST_NOT_FOUND where there is nothing to
 *   appeal, HELP_OPEN, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS
 */
export async function sendAppeal(ctx: Context, { note, clientId }: NewAppeal): Promise<string> {
  const { userId, pass } = ctx.actor ?? refuse('LOGIN_REQUIRED', {});
  if (!pass) refuse('LOGIN_REQUIRED', {});
  const args = [userId, ctx.locale, readClientId(clientId ?? randomUUID()), readNote(note)];
  const [row] = await callSql<Sent>(ctx, 'open_appeal($1, $2, $3, $4)', args);
  if (!row) throw new Error('open_appeal answered nothing');
  const { status, figures, request, conversation } = row;
  if (status !== 'OK') refuseStored(status, figures);
  await publishHelp(ctx, { queue: 'APPEAL', userId, id: request });
  await publishConversation(ctx, userId, conversation);
  return request;
}
