import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { DateTime, MoneyType, toMoneyType } from '../../../graphql/scalars';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { settings } from '../../settings';
import { ownsAccount } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { StaffNameType } from '../../staff/api/staff.types';
import {
  AdminRechargeType,
  ApprovalType,
  type RechargeFindingType,
  RechargeStepType,
} from './recharge-admin.types';
import { RechargeFlagEnum } from './recharge-queue.types';
import type { Recharge } from '../recharge.entity';
import { codePaidTo, PAID_TO, rechargeFields, titleOf } from './recharge.resolver';
import { ChannelKindEnum } from './recharge.types';
import { AuditStatusEnum } from '../../reviews/api/audit-status';
import { holderOf, reviewSteps, type Finding } from '../../reviews';
import { sameImage } from '../recharges';
import type { AccountsLoaders } from '../../accounts';
import type { StaffLoaders } from '../../staff';
import type { UploadsLoaders } from '../../uploads';
import type { RechargesLoaders } from '../recharges.loaders';

type RechargeContext = ApiContext<
  AccountsLoaders & RechargesLoaders & StaffLoaders & UploadsLoaders
>;

const findingOf = (found: Finding | null): RechargeFindingType | null =>
  found ? { amount: toMoneyType(usd(found.amount)), bankReference: found.reference } : null;

/** What the first approver found, as far as the caller may see it. */
async function firstFound(ctx: RechargeContext, { id, firstApprover }: Recharge) {
  const steps = await reviewSteps(ctx, 'RECHARGE', id);
  const own = steps.filter(({ staffId }) => staffId === firstApprover);
  return own.findLast(({ kind }) => kind.endsWith('APPROVED'))?.found ?? null;
}

@Resolver(() => AdminRechargeType)
export class RechargeAdminFieldsResolver {
  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: RechargeContext, @Root() { userId }: Recharge) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => MoneyType)
  amount(@Root() recharge: Recharge) {
    return rechargeFields.amount(recharge);
  }

  @FieldResolver(() => MoneyType, { nullable: true })
  credited(@Root() recharge: Recharge) {
    return rechargeFields.credited(recharge);
  }

  @FieldResolver(() => AuditStatusEnum)
  auditStatus(@Root() recharge: Recharge) {
    return rechargeFields.auditStatus(recharge);
  }

  @FieldResolver(() => String)
  async channelTitle(@Ctx() ctx: RechargeContext, @Root() { channelId }: Recharge) {
    return titleOf(ctx, await ctx.loaders.channels.load(channelId));
  }

  @FieldResolver(() => String, { nullable: true, description: PAID_TO })
  qr(@Ctx() ctx: RechargeContext, @Root() { id }: Recharge): Promise<string | null> {
    return codePaidTo(ctx, id);
  }

  @FieldResolver(() => ChannelKindEnum)
  async channelKind(@Ctx() ctx: RechargeContext, @Root() { channelId }: Recharge) {
    return (await ctx.loaders.channels.load(channelId))?.kind;
  }

  @FieldResolver(() => Boolean, {
    description: 'Its account is locked or frozen: it waits until that is open.',
  })
  async accountStopped(
    @Ctx() ctx: RechargeContext,
    @Root() { userId }: Recharge,
  ): Promise<boolean> {
    return (await ctx.loaders.users.load(userId))?.lockedAt != null;
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who made the decision.' })
  decidedBy(@Ctx() ctx: RechargeContext, @Root() { decidedBy }: Recharge) {
    return staffName(ctx, decidedBy);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: RechargeContext, @Root() recharge: Recharge) {
    return staffName(ctx, await holderOf(ctx, recharge));
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: RechargeContext, @Root() recharge: Recharge) {
    return (await holderOf(ctx, recharge)) === null ? null : recharge.leaseUntil;
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: RechargeContext, @Root() recharge: Recharge): Promise<boolean> {
    return (await holderOf(ctx, recharge)) === ctx.staff?.staffId;
  }

  @FieldResolver(() => ApprovalType, { nullable: true })
  async firstApproval(@Ctx() ctx: RechargeContext, @Root() recharge: Recharge) {
    const by = await staffName(ctx, recharge.firstApprover);
    if (!by || recharge.firstApprovedAt === null) return null;
    const found = await firstFound(ctx, recharge);
    const shown = findingOf(found) ?? { amount: null, bankReference: null };
    const reason = recharge.decisionReason ?? found?.reason ?? null;
    return { by, at: recharge.firstApprovedAt, reason, ...shown };
  }

  @FieldResolver(() => Boolean, { description: 'From the threshold, or after a correction.' })
  async secondApprovalNeeded(
    @Ctx() ctx: RechargeContext,
    @Root() recharge: Recharge,
  ): Promise<boolean> {
    const { secondApprovalFrom } = await settings(ctx);
    return recharge.needsSecond || recharge.amount >= secondApprovalFrom.minor;
  }

  @FieldResolver(() => [RechargeFlagEnum])
  async flags(@Ctx() ctx: RechargeContext, @Root() recharge: Recharge): Promise<string[]> {
    const own = ctx.staff ? await ownsAccount(ctx, ctx.staff.staffId, recharge.userId) : false;
    const again = await sameImage(ctx, recharge);
    return [
      ...(again.length > 0 ? ['DUPLICATE_IMAGE'] : []),
      ...((await ctx.loaders.alike.load(recharge.id)) ? ['SIMILAR_IMAGE'] : []),
      ...(recharge.state === 'SECOND_APPROVAL' ? ['SECOND_APPROVAL'] : []),
      ...(own ? ['OWN_REQUEST'] : []),
    ];
  }

  @FieldResolver(() => String, { description: 'Signed link, ten minutes.' })
  screenshotUrl(@Ctx() ctx: RechargeContext, @Root() { uploadId }: Recharge): Promise<string> {
    return ctx.loaders.uploadLinks.load(uploadId);
  }

  @FieldResolver(() => [ID], { description: 'Other recharges with the same picture.' })
  sameImage(@Ctx() ctx: RechargeContext, @Root() recharge: Recharge): Promise<string[]> {
    return sameImage(ctx, recharge);
  }

  @FieldResolver(() => [RechargeStepType])
  async history(
    @Ctx() ctx: RechargeContext,
    @Root() { id }: Recharge,
  ): Promise<RechargeStepType[]> {
    const steps = await reviewSteps(ctx, 'RECHARGE', id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId, found }) => ({
        at,
        kind,
        note,
        by: await staffName(ctx, staffId),
        finding: findingOf(found),
      })),
    );
  }
}
