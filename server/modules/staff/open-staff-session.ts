import { limits } from '../../../schema/limits';
import { plainText } from '../../../schema/text';
import { callSql, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { passwordMatches } from '../../platform/password';
import { triesOf, weighTry } from '../../platform/throttle/rate-limit';
import { Staff } from './staff.entities';
import { startStaffSession } from './start-staff-session';

export interface StaffCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a console session. One answer for an unknown address and a wrong password.
 * @throws TOO_MANY_REQUESTS, LOGIN_FAILED
 */
export async function openStaffSession(
  ctx: Context,
  { email, password }: StaffCredentials,
): Promise<{ readonly token: string; readonly staff: Staff }> {
  // Whatever is no address is nobody's, and costs as much as a wrong password.
  const address =
    plainText(email, { max: limits.emailLengthMax, form: 'NFKC' })?.toLowerCase() ?? '';
  const throttled = triesOf(`staff:${address}`, ctx.address);
  let known: string | null = null;
  const staff = await weighTry(ctx, throttled, async () => {
    const found = await ctx.db.getRepository(Staff).findOneBy({ email: address });
    known = found?.id ?? null;
    // The practice desk has none; trying costs as much.
    const hash = found?.practiceDesk === false ? found.passwordHash : null;
    const matches = await passwordMatches(hash, password);
    return matches ? found : null;
  });
  if (!staff) {
    await callSql(ctx, 'note_failed_sign_in($1, $2)', [known, ctx.address]);
    refuse('LOGIN_FAILED', {}, 'password');
  }
  const { token } = await startStaffSession(ctx, staff.id);
  return { token, staff };
}
