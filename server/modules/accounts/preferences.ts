import type { Language } from '../../../schema/languages';
import { requireUser, type Context } from '../../platform/context';
import { User } from './user.entity';

/** @throws LOGIN_REQUIRED, ACCOUNT_LOCKED */
export async function changeLanguage(ctx: Context, language: Language): Promise<User> {
  const { userId } = requireUser(ctx);
  await ctx.db.getRepository(User).update({ id: userId }, { language });
  return ctx.db.getRepository(User).findOneByOrFail({ id: userId });
}
