import { callSql, requireUser, type Context } from '../../platform/context';

/**
 * Publishes the trading of whoever is signed in, under their masked name, or ends it. What they did before counts in
 * their figures as what they do from now on.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function publishTrading(ctx: Context, publishes: boolean): Promise<void> {
  const { userId } = requireUser(ctx);
  await callSql(ctx, 'publish_trading($1, $2)', [userId, publishes]);
}
