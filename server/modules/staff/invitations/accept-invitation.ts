import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { hashPassword } from '../../../platform/password';
import { hashToken } from '../../../platform/session-token';
import { codesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { checkStaffPasswordRules, type NewPassword } from '../reset/password-rules';

export interface AcceptInvitation extends NewPassword {
  readonly token: string;
}

/**
 * Joins the staff by the link that was sent, with a password of one's own; nobody else ever sees or sets it.
 * No session is opened: signing in asks for the password, and for a second factor where one is needed.
 * @throws PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH, INVITATION_ENDED, ACCOUNT_EXISTS,
 *   TOO_MANY_REQUESTS
 */
export async function acceptInvitation(ctx: Context, input: AcceptInvitation): Promise<void> {
  const { token, password } = input;
  checkStaffPasswordRules(input);
  // Hashing is work: whoever has no link has it done for them only so often.
  const status = await weighTry(ctx, codesOf(ctx.address), async () => {
    const args = [hashToken(token), await hashPassword(password), ctx.address];
    const [row] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, ACCEPT, args);
    return row?.status === 'INVITATION_ENDED' ? null : (row?.status ?? null);
  });
  if (status === null) refuse('INVITATION_ENDED', {});
  if (status !== 'OK') refuseStored(status, null);
}

const ACCEPT = 'accept_staff_invitation($1, $2, $3) AS status';
