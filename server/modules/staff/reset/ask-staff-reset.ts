import { callSql, type Context } from '../../../platform/context';
import { codesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { staffAddress } from '../check-staff-password';

/**
 * For whoever of the staff forgot the password: a link goes to that mailbox, by a job. Whether it is anybody's is not
 * told: answer, work and time are the same. Each one counts, and not only what fails.
 * @throws TOO_MANY_REQUESTS
 */
export async function askStaffReset(ctx: Context, email: string): Promise<void> {
  await weighTry(ctx, codesOf(ctx.address), async () => {
    const args = [staffAddress(email) ?? '', ctx.locale, ctx.address];
    await callSql(ctx, 'ask_staff_reset($1, $2, $3)', args);
    return null;
  });
}
