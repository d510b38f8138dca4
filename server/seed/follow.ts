import { followLeader, leadersOf, publishTrading } from '../modules/follow';
import type { Context } from '../platform/context';
import type { People } from './people';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

/** Mia publishes, Leo has her orders copied: those that open next are the first. */
export async function fillFollow(ctx: Context, { users: { mia, leo } }: People): Promise<void> {
  await publishTrading(asUser(ctx, mia), true);
  const [leader] = await leadersOf(ctx, [mia.id]);
  if (!leader) return;
  const terms = { leaderId: leader.id, amount: '10.00', dailyCap: '35.00' };
  await followLeader(asUser(ctx, leo), terms).catch(unlessRefused);
}
