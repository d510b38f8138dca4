import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { attempt } from '../../../graphql/user-errors';
import { isPractice } from '../../market';
import { requireStaff } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/read-money';
import { declareOwnAccount } from '../own-accounts';
import { permissionsOf, requirePermission } from '../permissions';
import { closeStaffSession, openStaffSession } from '../staff-session';
import type { Staff } from '../staff.entities';
import {
  OwnAccountDeclareInput,
  OwnAccountDeclarePayload,
  StaffSessionClosePayload,
  StaffSessionOpenInput,
  StaffSessionOpenPayload,
  StaffType,
} from './staff.types';

@Resolver(() => StaffType)
export class StaffResolver {
  @Query(() => StaffType, { description: 'The signed-in member of staff and what they may do.' })
  async me(@Ctx() ctx: ApiContext) {
    const { staffId } = requireStaff(ctx);
    return (await ctx.loaders.staff.load(staffId)) ?? refuse('LOGIN_REQUIRED', {});
  }

  @FieldResolver(() => [String])
  permissions(@Root() { role }: Staff): string[] {
    return permissionsOf(role);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the Practice badge shows: practice money, or prices of a simulated feed.',
  })
  practice(@Ctx() ctx: ApiContext): Promise<boolean> {
    return isPractice(ctx);
  }

  @Mutation(() => StaffSessionOpenPayload, { description: 'Signs in and sets the session cookie.' })
  async staffSessionOpen(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => StaffSessionOpenInput) input: StaffSessionOpenInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => openStaffSession(ctx, input));
    if (value) ctx.cookie.set(value.token);
    return { staff: value?.staff ?? null, userErrors };
  }

  @Mutation(() => StaffSessionClosePayload, { description: 'Signs out; never refused.' })
  async staffSessionClose(@Ctx() ctx: ApiContext) {
    await closeStaffSession(ctx);
    ctx.cookie.clear();
    return { closed: true, userErrors: [] };
  }

  @Mutation(() => OwnAccountDeclarePayload, {
    description: 'Declares a user account as one’s own: its requests are for others to decide.',
  })
  async ownAccountDeclare(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => OwnAccountDeclareInput) { userId }: OwnAccountDeclareInput,
  ) {
    const { value: declared, userErrors } = await attempt(ctx, () => {
      const staff = requirePermission(ctx, 'account.declare');
      return declareOwnAccount(ctx, staff, readId(userId) ?? refuse('USER_NOT_FOUND', {}));
    });
    return { declared, userErrors };
  }
}
