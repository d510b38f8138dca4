import { limits } from '../../../schema/limits';
import { plainText } from '../../../schema/text';
import { callSql, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { passwordMatches } from '../../platform/password';
import { triesOf, weighTry } from '../../platform/throttle/rate-limit';
import { Staff } from './staff.entities';

export interface StaffPassword {
  readonly email: string;
  readonly password: string;
}

interface Checked<Shown> {
  readonly staff: Staff;
  readonly shown: Shown;
}

/**
 * The member of staff behind an address and a password, and what they have `shown` besides, null for something
 * wrong: it is part of the same try. One answer for an unknown address and a wrong password.
 * @throws TOO_MANY_REQUESTS, LOGIN_FAILED, SECOND_FACTOR_WRONG
 */
export async function checkStaffPassword<Shown>(
  ctx: Context,
  { email, password }: StaffPassword,
  show: (staffId: string) => Promise<Shown | null>,
): Promise<Checked<Shown>> {
  // Whatever is no address is nobody's, and costs as much as a wrong password.
  const address = staffAddress(email) ?? '';
  const throttled = triesOf(`staff:${address}`, ctx.address);
  const tried: { known: string | null; factorWrong: boolean } = { known: null, factorWrong: false };
  const checked = await weighTry(ctx, throttled, async () => {
    const found = await ctx.db.getRepository(Staff).findOneBy({ email: address });
    tried.known = found?.id ?? null;
    if (!(await passwordMatches(hashOf(found), password)) || !found) return null;
    const shown = await show(found.id);
    tried.factorWrong = shown === null;
    return shown === null ? null : { staff: found, shown };
  });
  if (checked) return checked;
  await callSql(ctx, 'note_failed_sign_in($1, $2)', [tried.known, ctx.address]);
  return tried.factorWrong
    ? refuse('SECOND_FACTOR_WRONG', {}, 'totp')
    : refuse('LOGIN_FAILED', {}, 'password');
}

/** The practice desk has none, and of who has left none is taken; trying costs as much. */
const hashOf = (found: Staff | null): string | null =>
  found?.practiceDesk === false && found.role !== 'LEFT' ? found.passwordHash : null;

/** An e-mail address as staff are found by it; null for what is none. */
export const staffAddress = (email: string): string | null =>
  plainText(email, { max: limits.emailLengthMax, form: 'NFKC' })?.toLowerCase() ?? null;
