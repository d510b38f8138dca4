import type { ErrorCode } from '../../../../schema/errors';
import { helpQueueOf, type HelpKind } from '../../../../schema/help';
import { callSql, type Context } from '../../../platform/context';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readNote } from '../../../platform/text/read-text';
import { publishHelp } from '../publish-help';

export interface NewHelp {
  readonly userId: string;
  readonly kind: Exclude<HelpKind, 'INFO_CHANGE' | 'APPEAL'>;
  /** In the user's own words. */
  readonly note: string;
}

interface Submitted {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id: string;
}

/**
 * Puts a request before staff. One of a kind is open at a time, so that a double tap sends one. Resolves to its id.
 *
 * @throws FORM_INCOMPLETE, PARAM_INVALID, ACCOUNT_LOCKED, REQUEST_NOT_FOUND, FUND_PASSWORD_NOT_SET,
 *   SECOND_FACTOR_NOT_SET, HELP_OPEN, TOO_MANY_REQUESTS
 */
export async function submitHelp(ctx: Context, { userId, kind, note }: NewHelp): Promise<string> {
  const args = [userId, kind, readNote(note)];
  const [row] = await callSql<Submitted>(ctx, 'submit_help($1, $2, $3, NULL)', args);
  if (!row) throw new Error('submit_help answered nothing');
  const { status, figures, id } = row;
  if (status !== 'OK') refuseStored(status, figures);
  await publishHelp(ctx, { queue: helpQueueOf[kind], userId, id });
  return id;
}
