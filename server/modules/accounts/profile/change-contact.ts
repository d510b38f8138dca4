import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { masked } from '../../../platform/text/masked';
import { mailMessage } from '../../notifications';
import { reachable } from '../account-name';
import { useCode } from '../codes/use-code';
import { proveOwnPassword } from '../security/prove-own-password';
import type { User } from '../user.entity';

export interface ChangeContact {
  /** The new e-mail or phone. */
  readonly contact: string;
  /** That was sent there. */
  readonly code: string;
  /** The login password: a session alone takes nobody's account over. */
  readonly password: string;
}

/**
 * Sets the e-mail or the phone of whoever is signed in, by a code that was sent to the new one. It is said in the
 * inbox and at every contact there was before.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, ACCOUNT_FORMAT, PASSWORD_WRONG, CODE_REQUIRED, CODE_WRONG,
 *   TOO_MANY_REQUESTS, ACCOUNT_EXISTS
 */
export async function changeContact(ctx: Context, input: ChangeContact): Promise<void> {
  const { value: target } = reachable(input.contact, 'contact');
  const before = await proveOwnPassword(ctx, input.password, 'password');
  await useCode(ctx, { target, scene: 'CONTACT', code: input.code.trim() });
  const args = [before.id, target, masked(target)];
  const [row] = await callSql<{ status: Status }>(
    ctx,
    'change_contact($1, $2, $3) AS status',
    args,
  );
  if (row?.status !== 'OK') refuseStatus(row?.status ?? 'CODE_WRONG', before);
  await ctx.bus.publish('messages', [`${before.id}:${before.id}`]);
  await tellBefore(ctx, before, target);
}

type Status = Extract<ErrorCode, 'CODE_WRONG' | 'ACCOUNT_EXISTS' | 'ACCOUNT_LOCKED'> | 'OK';

function refuseStatus(status: Exclude<Status, 'OK'>, { lockReason }: User): never {
  if (status === 'ACCOUNT_LOCKED') return refuse(status, { reason: lockReason ?? '' });
  return refuse(status, {}, status === 'CODE_WRONG' ? 'code' : 'contact');
}

/** Whoever owns what stood there before hears of it there. */
async function tellBefore(ctx: Context, before: User, target: string): Promise<void> {
  const { email, phone, language } = before;
  const message = { kind: 'CONTACT_CHANGED' as const, figures: { contact: masked(target) } };
  for (const contact of [email, phone])
    if (contact !== target) await mailMessage(ctx, { email: contact, language }, message);
}
