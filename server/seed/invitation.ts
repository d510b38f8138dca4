import { claimReward } from '../modules/invitation';
import type { Context } from '../platform/context';
import type { People } from './people';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

/** Mia has invited everybody else, and one of them is verified: her first reward waits for staff. */
export async function fillInvitation(ctx: Context, { users }: People): Promise<void> {
  await claimReward(asUser(ctx, users.mia), {
    ...{ tier: 1, idempotencyKey: 'practice-mia-reward-1' },
  }).catch(unlessRefused);
}
