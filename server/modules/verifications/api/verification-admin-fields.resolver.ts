import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { DateTime } from '../../../graphql/scalars';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { holderOf, reviewSteps } from '../../reviews';
import { ownsAccount, type StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { StaffNameType } from '../../staff/api/staff.types';
import type { VerificationFlag } from '../queue/queue-filter';
import type { Verification } from '../verification.entity';
import type { VerificationsLoaders } from '../verifications.loaders';
import { AdminVerificationType } from './verification-admin.types';
import { VerificationFlagEnum, VerificationStepType } from './verification-queue.types';

type FieldsContext = ApiContext<AccountsLoaders & StaffLoaders & VerificationsLoaders>;

/** Whose a verification is, who has it in hand, and what happened to it. */
@Resolver(() => AdminVerificationType)
export class VerificationAdminFieldsResolver {
  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: FieldsContext, @Root() { userId }: Verification) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who made the decision.' })
  decidedBy(@Ctx() ctx: FieldsContext, @Root() { decidedBy }: Verification) {
    return staffName(ctx, decidedBy);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: FieldsContext, @Root() row: Verification) {
    return staffName(ctx, await holderOf(ctx, row));
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: FieldsContext, @Root() row: Verification) {
    return (await holderOf(ctx, row)) === null ? null : row.leaseUntil;
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: FieldsContext, @Root() row: Verification): Promise<boolean> {
    return (await holderOf(ctx, row)) === ctx.staff?.staffId;
  }

  @FieldResolver(() => [VerificationFlagEnum])
  async flags(
    @Ctx() ctx: FieldsContext,
    @Root() { id, userId }: Verification,
  ): Promise<VerificationFlag[]> {
    const again = await ctx.loaders.sentBefore.load(id);
    const own = ctx.staff ? await ownsAccount(ctx, ctx.staff.staffId, userId) : false;
    return [
      ...(again ? (['SENT_AGAIN'] as const) : []),
      ...(own ? (['OWN_REQUEST'] as const) : []),
    ];
  }

  @FieldResolver(() => [VerificationStepType])
  async history(
    @Ctx() ctx: FieldsContext,
    @Root() { id }: Verification,
  ): Promise<VerificationStepType[]> {
    const steps = await reviewSteps(ctx, 'VERIFICATION', id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId }) => ({
        ...{ at, kind, note },
        by: await staffName(ctx, staffId),
      })),
    );
  }
}
