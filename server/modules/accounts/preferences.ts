import type { Language } from '../../../schema/languages';
import { requireUser, type Context } from '../../platform/context';
import { User } from './user.entity';

/** @throws LOGIN_REQUIRED, ACCOUNT_LOCKED */
export async function changeLanguage(ctx: Context, language: Language): Promise<User> {
  const { userId } = requireUser(ctx);
  await ctx.db.getRepository(User).update({ id: userId }, { language });
  return ctx.db.getRepository(User).findOneByOrFail({ id: userId });
}

/**
 * Records that the user has read and accepted the risk notice; the first time counts.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function acknowledgeRisk(ctx: Context): Promise<User> {
  const { userId } = requireUser(ctx);
  await ctx.db.query(
    `UPDATE app_user SET risk_acknowledged_at = tarn_now()
     WHERE id = $1 AND risk_acknowledged_at IS NULL`,
    [userId],
  );
  return ctx.db.getRepository(User).findOneByOrFail({ id: userId });
}
