import { requireUser, violatedConstraint, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { User } from '../user.entity';
import { readUserName } from './read-user-name';

/**
 * Chooses the user name of whoever is signed in. Names that are taken count as failed tries: nobody asks for name
 * after name to learn who has one.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, ACCOUNT_FORMAT, ACCOUNT_EXISTS, TOO_MANY_REQUESTS
 */
export async function changeUserName(ctx: Context, text: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const userName = await readUserName(ctx, text);
  const throttled = triesOf(`name:${userId}`, ctx.address);
  const free = await weighTry(ctx, throttled, async () => {
    try {
      await ctx.db.getRepository(User).update({ id: userId }, { userName });
      return true;
    } catch (error) {
      if (violatedConstraint(error) === 'app_user_user_name_key') return null;
      throw error;
    }
  });
  if (!free) refuse('ACCOUNT_EXISTS', {}, 'userName');
}
