import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { holderOf, reviewSteps } from '../../reviews';
import { AuditStatusEnum } from '../../reviews/api/audit-status';
import { settings } from '../../settings';
import { ownsAccount, type StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { StaffNameType } from '../../staff/api/staff.types';
import type { Withdrawal } from '../withdrawal.entity';
import type { WithdrawalsLoaders } from '../withdrawals.loaders';
import {
  AdminWithdrawalType,
  PayoutApprovalType,
  WithdrawalFlagEnum,
  WithdrawalStepType,
} from './withdrawal-admin.types';
import { withdrawalFields } from './withdrawal.resolver';
import { WithdrawalTargetType } from './withdrawal.types';

type WithdrawalContext = ApiContext<AccountsLoaders & StaffLoaders & WithdrawalsLoaders>;

@Resolver(() => AdminWithdrawalType)
export class WithdrawalAdminFieldsResolver {
  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: WithdrawalContext, @Root() { userId }: Withdrawal) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => AuditStatusEnum, { nullable: true, description: 'Null once cancelled.' })
  auditStatus(@Root() row: Withdrawal) {
    return withdrawalFields.auditStatus(row);
  }

  @FieldResolver(() => MoneyType)
  amount(@Root() row: Withdrawal) {
    return withdrawalFields.amount(row);
  }

  @FieldResolver(() => MoneyType)
  fee(@Root() row: Withdrawal) {
    return withdrawalFields.fee(row);
  }

  @FieldResolver(() => MoneyType, { description: 'What is paid out.' })
  credited(@Root() row: Withdrawal) {
    return withdrawalFields.credited(row);
  }

  @FieldResolver(() => MoneyType, { nullable: true })
  coinAmount(@Root() row: Withdrawal) {
    return withdrawalFields.coinAmount(row);
  }

  @FieldResolver(() => WithdrawalTargetType)
  target(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal) {
    return withdrawalFields.target(ctx, row);
  }

  @FieldResolver(() => Boolean, {
    description: 'Its account is locked or frozen: it waits until that is open.',
  })
  async accountStopped(
    @Ctx() ctx: WithdrawalContext,
    @Root() { userId }: Withdrawal,
  ): Promise<boolean> {
    return (await ctx.loaders.users.load(userId))?.lockedAt != null;
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who made the decision.' })
  decidedBy(@Ctx() ctx: WithdrawalContext, @Root() { decidedBy }: Withdrawal) {
    return staffName(ctx, decidedBy);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal) {
    return staffName(ctx, await holderOf(ctx, row));
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal) {
    return (await holderOf(ctx, row)) === null ? null : row.leaseUntil;
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal): Promise<boolean> {
    return (await holderOf(ctx, row)) === ctx.staff?.staffId;
  }

  @FieldResolver(() => PayoutApprovalType, { nullable: true })
  async firstApproval(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal) {
    const by = await staffName(ctx, row.firstApprover);
    return by && row.firstApprovedAt ? { by, at: row.firstApprovedAt } : null;
  }

  @FieldResolver(() => Boolean, { description: 'From the threshold two people approve.' })
  async secondApprovalNeeded(
    @Ctx() ctx: WithdrawalContext,
    @Root() { needsSecond, amount }: Withdrawal,
  ): Promise<boolean> {
    return needsSecond || amount >= (await settings(ctx)).secondApprovalFrom.minor;
  }

  @FieldResolver(() => [WithdrawalFlagEnum])
  async flags(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal): Promise<string[]> {
    const own = ctx.staff ? await ownsAccount(ctx, ctx.staff.staffId, row.userId) : false;
    return [
      ...row.flags,
      ...(row.state === 'SECOND_APPROVAL' ? ['SECOND_APPROVAL'] : []),
      ...(own ? ['OWN_REQUEST'] : []),
    ];
  }

  @FieldResolver(() => [WithdrawalStepType])
  async history(
    @Ctx() ctx: WithdrawalContext,
    @Root() { id }: Withdrawal,
  ): Promise<WithdrawalStepType[]> {
    const steps = await reviewSteps(ctx, 'WITHDRAWAL', id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId }) => ({
        at,
        kind,
        note,
        by: await staffName(ctx, staffId),
      })),
    );
  }
}
