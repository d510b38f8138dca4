import type { User } from '../modules/accounts';
import {
  approveReward,
  claimReward,
  invitation,
  rewardClaimById,
  rewardClaimReview,
} from '../modules/invitation';
import { applyDecisions, refuseReview, takeReview } from '../modules/reviews';
import type { Context } from '../platform/context';
import type { People } from './people';
import { reasonFor } from './words/reason-for';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

type Goal = 'SUBMITTED' | 'SUCCESS' | 'FAILED';

/** One verified invitee each: a first reward that waits for staff, one that is paid and one that is refused. */
const plan = { mia: 'SUBMITTED', noa: 'SUCCESS', kai: 'FAILED' } as const satisfies Partial<
  Record<keyof People['users'], Goal>
>;

/** Each is claimed once and taken on from where it stands; what people have worked on is left to them. */
export async function fillInvitation(ctx: Context, people: People): Promise<void> {
  for (const [name, goal] of Object.entries(plan) as [keyof typeof plan, Goal][]) {
    const user = asUser(ctx, people.users[name]);
    const { rewards } = await invitation(user);
    // What was refused can be claimed again, by people alone.
    const claimed = rewards.find(({ claim }) => claim !== null)?.claim?.id;
    const idempotencyKey = `practice-${name}-reward-1`;
    const id =
      claimed ??
      (await claimReward(user, { tier: 1, idempotencyKey })
        .then(({ resultId }) => resultId)
        .catch(unlessRefused));
    if (id !== undefined && goal !== 'SUBMITTED')
      await decide(ctx, people, { id, goal, user: people.users[name] });
  }
  await applyDecisions(ctx);
}

interface Claimed {
  readonly id: string;
  readonly goal: Goal;
  readonly user: User;
}

async function decide(ctx: Context, { staff }: People, { id, goal, user }: Claimed): Promise<void> {
  const claim = await rewardClaimById(ctx, id);
  if (claim?.decision !== null || claim.takenBy !== null) return;
  const by = { ...ctx, staff: staff.support };
  const { version } = await takeReview(by, rewardClaimReview, { id });
  const on = { id, version, idempotencyKey: `practice-reward-${id}` };
  if (goal === 'SUCCESS') {
    await approveReward(by, on);
    return;
  }
  const reason = reasonFor(user, 'SHARED_DEVICE');
  await refuseReview(by, rewardClaimReview, { ...on, reason });
}
