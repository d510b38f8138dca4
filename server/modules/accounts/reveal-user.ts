import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readReason } from '../../platform/text/read-text';
import { audited } from '../audit';
import { User } from './user.entity';

export interface RevealUser {
  readonly userId: string;
  readonly reason: string;
}

/**
 * A user's contact data in full, with an entry in the audit log in the same transaction.
 * @throws REASON_REQUIRED, PARAM_INVALID, USER_NOT_FOUND
 */
export const revealUser = (
  ctx: Context,
  { userId, reason }: RevealUser,
): Promise<Pick<User, 'email' | 'phone' | 'userName'>> =>
  audited(ctx, async (tx) => {
    const why = readReason(reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
    const user = await tx.getRepository(User).findOneBy({ id: userId });
    if (!user) refuse('USER_NOT_FOUND', {}, 'id');
    const { email, phone, userName } = user;
    const note = { action: 'user.reveal', subject: `user/${userId}`, reason: why };
    return { result: { email, phone, userName }, note };
  });
