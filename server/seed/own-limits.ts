import { logIn, logOut, readSession } from '../modules/accounts';
import { ownLimits, setLimit } from '../modules/safeguards';
import type { Context } from '../platform/context';
import { PRACTICE_PASSWORD, type People } from './people';

/**
 * Noa holds herself to limits a day, and has asked for a higher one, which waits. Only whoever is signed in sets their
 * own, so she signs in for it. Not Mia or Leo, whose next sign-in would then be one on a new device.
 */
export async function fillOwnLimits(ctx: Context, { users: { noa } }: People): Promise<void> {
  const limits = await ownLimits(ctx.db, noa.id);
  if (limits.some(({ max }) => max !== null)) return;
  const { token } = await logIn(ctx, { account: noa.email ?? '', password: PRACTICE_PASSWORD });
  const own = { ...ctx, actor: await readSession(ctx, token) };
  try {
    await setLimit(own, { kind: 'DAILY_RECHARGE', max: '1000.00' });
    await setLimit(own, { kind: 'DAILY_LOSS', max: '250.00' });
    await setLimit(own, { kind: 'DAILY_LOSS', max: '400.00' });
  } finally {
    await logOut(own);
  }
}
