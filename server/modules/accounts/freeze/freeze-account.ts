import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { label } from '../../../platform/text/i18n';
import { tellSecurity } from '../security/tell-security';

interface Frozen {
  readonly status: ErrorCode | 'OK';
  readonly until: Date | null;
}

/**
 * Freezes the account of whoever is signed in: all sessions end, this one too, and what a lock stops is stopped.
 * It asks for no password, so that nothing delays it. Resolves to when a code can lift it, 24 hours later.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function freezeAccount(ctx: Context): Promise<Date> {
  const { userId } = requireUser(ctx);
  const words = label(ctx.locale, 'lock.frozen');
  const [row] = await callSql<Frozen>(ctx, 'freeze_account($1, $2)', [userId, words]);
  if (row?.status !== 'OK' || row.until === null) refuseStored(row?.status as ErrorCode, null);
  await ctx.bus.publish('sessionsEnded', [userId]);
  await ctx.bus.publish('users', [userId]);
  await tellSecurity(ctx, userId, {
    kind: 'ACCOUNT_FROZEN',
    figures: { until: row.until.toISOString() },
  });
  return row.until;
}
