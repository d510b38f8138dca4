import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { DateTime } from '../../../graphql/scalars';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { holderOf, reviewSteps } from '../../reviews';
import { ownsAccount, type StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { StaffNameType } from '../../staff/api/staff.types';
import type { HelpRequest } from '../help-request.entity';
import { AdminHelpRequestType, HelpStepType } from './help-admin.types';

type FieldsContext = ApiContext<AccountsLoaders & StaffLoaders>;

/** Whose a request is, who has it in hand, and what happened to it. */
@Resolver(() => AdminHelpRequestType)
export class HelpAdminFieldsResolver {
  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: FieldsContext, @Root() { userId }: HelpRequest) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who made the decision.' })
  decidedBy(@Ctx() ctx: FieldsContext, @Root() { decidedBy }: HelpRequest) {
    return staffName(ctx, decidedBy);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: FieldsContext, @Root() row: HelpRequest) {
    return staffName(ctx, await holderOf(ctx, row));
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: FieldsContext, @Root() row: HelpRequest) {
    return (await holderOf(ctx, row)) === null ? null : row.leaseUntil;
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: FieldsContext, @Root() row: HelpRequest): Promise<boolean> {
    return (await holderOf(ctx, row)) === ctx.staff?.staffId;
  }

  @FieldResolver(() => Boolean, { description: 'It is about an account of one’s own.' })
  async ownRequest(@Ctx() ctx: FieldsContext, @Root() { userId }: HelpRequest): Promise<boolean> {
    return ctx.staff ? ownsAccount(ctx, ctx.staff.staffId, userId) : false;
  }

  @FieldResolver(() => [HelpStepType])
  async history(
    @Ctx() ctx: FieldsContext,
    @Root() { id, queue }: HelpRequest,
  ): Promise<HelpStepType[]> {
    const steps = await reviewSteps(ctx, queue, id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId }) => ({
        ...{ at, kind, note },
        by: await staffName(ctx, staffId),
      })),
    );
  }
}
