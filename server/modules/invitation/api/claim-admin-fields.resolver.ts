import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { DateTime, toMoneyType } from '../../../graphql/scalars';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { holderOf, reviewSteps } from '../../reviews';
import { ownsAccount, type StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { StaffNameType } from '../../staff/api/staff.types';
import { invitationTree } from '../invitees';
import { paysNow } from '../rewards/reward-tiers';
import type { RewardClaim } from '../reward-claim.entity';
import { InvitationTreeType } from './invitation-tree.types';
import {
  AdminRewardClaimType,
  ClaimedRewardType,
  RewardClaimApprovalType,
  RewardClaimStepType,
} from './claim-admin.types';

type FieldsContext = ApiContext<AccountsLoaders & StaffLoaders>;

/** Whose a claim is, what it is for, who has it in hand, and what happened to it. */
@Resolver(() => AdminRewardClaimType)
export class ClaimAdminFieldsResolver {
  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: FieldsContext, @Root() { userId }: RewardClaim) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => ClaimedRewardType)
  async reward(
    @Ctx() ctx: FieldsContext,
    @Root() { amount, turnoverTimes }: RewardClaim,
  ): Promise<ClaimedRewardType> {
    return {
      amount: toMoneyType(usd(amount)),
      turnover: toMoneyType(usd(amount * BigInt(turnoverTimes))),
      running: await paysNow(ctx.db, { amount, turnoverTimes }),
    };
  }

  @FieldResolver(() => InvitationTreeType, { description: 'What the claim rests on.' })
  invitation(@Ctx() ctx: FieldsContext, @Root() { userId }: RewardClaim) {
    return invitationTree(ctx, userId);
  }

  @FieldResolver(() => Boolean, {
    description: 'Its account is locked or frozen: it waits until that is open.',
  })
  async accountStopped(
    @Ctx() ctx: FieldsContext,
    @Root() { userId }: RewardClaim,
  ): Promise<boolean> {
    return (await ctx.loaders.users.load(userId))?.lockedAt != null;
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who made the decision.' })
  decidedBy(@Ctx() ctx: FieldsContext, @Root() { decidedBy }: RewardClaim) {
    return staffName(ctx, decidedBy);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: FieldsContext, @Root() row: RewardClaim) {
    return staffName(ctx, await holderOf(ctx, row));
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: FieldsContext, @Root() row: RewardClaim) {
    return (await holderOf(ctx, row)) === null ? null : row.leaseUntil;
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: FieldsContext, @Root() row: RewardClaim): Promise<boolean> {
    return (await holderOf(ctx, row)) === ctx.staff?.staffId;
  }

  @FieldResolver(() => Boolean, { description: 'It is about an account of one’s own.' })
  async ownRequest(@Ctx() ctx: FieldsContext, @Root() { userId }: RewardClaim): Promise<boolean> {
    return ctx.staff ? ownsAccount(ctx, ctx.staff.staffId, userId) : false;
  }

  @FieldResolver(() => RewardClaimApprovalType, { nullable: true })
  async firstApproval(@Ctx() ctx: FieldsContext, @Root() row: RewardClaim) {
    const by = await staffName(ctx, row.firstApprover);
    return by && row.firstApprovedAt ? { by, at: row.firstApprovedAt } : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Milliseconds until the decision.' })
  tookMs(@Root() { decidedAt, submittedAt }: RewardClaim): string | null {
    return decidedAt && String(decidedAt.getTime() - submittedAt.getTime());
  }

  @FieldResolver(() => [RewardClaimStepType])
  async history(
    @Ctx() ctx: FieldsContext,
    @Root() { id }: RewardClaim,
  ): Promise<RewardClaimStepType[]> {
    const steps = await reviewSteps(ctx, 'REWARD_CLAIM', id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId }) => ({
        ...{ at, kind, note },
        by: await staffName(ctx, staffId),
      })),
    );
  }
}
