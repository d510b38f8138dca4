import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { audited, readReasonForUser } from '../audit';
import { User } from './user.entity';

export interface RevealUser {
  readonly userId: string;
  readonly reason: string;
}

/**
 * A user's contact data in full, with an entry in the audit log in the same transaction.
 * @throws LOGIN_REQUIRED, REASON_REQUIRED, PARAM_INVALID, MESSAGE_FORBIDDEN (the user reads why), USER_NOT_FOUND
 */
export async function revealUser(
  ctx: Context,
  { userId, reason }: RevealUser,
): Promise<Pick<User, 'email' | 'phone' | 'userName'>> {
  const why = (await readReasonForUser(ctx, reason)) ?? refuse('REASON_REQUIRED', {}, 'reason');
  return audited(ctx, async (tx) => {
    const user = await tx.getRepository(User).findOneBy({ id: userId });
    if (!user) refuse('USER_NOT_FOUND', {}, 'id');
    const { email, phone, userName } = user;
    const note = { action: 'user.reveal', subject: `user/${userId}`, reason: why };
    return { result: { email, phone, userName }, note };
  });
}
