import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May, MayAnyone } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import { isPractice } from '../../market';
import { requireStaff } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { declareAccountFor } from '../declare-account-for';
import { declareOwnAccount } from '../declare-own-account';
import { openStaffSession } from '../open-staff-session';
import { closeStaffSession } from '../close-staff-session';
import type { Staff } from '../staff.entities';
import type { StaffLoaders } from '../staff.loaders';
import {
  OwnAccountDeclareInput,
  OwnAccountDeclarePayload,
  StaffAccountDeclareInput,
  StaffAccountDeclarePayload,
  StaffSessionClosePayload,
  StaffSessionOpenInput,
  StaffSessionOpenPayload,
  StaffType,
} from './staff.types';

type StaffContext = ApiContext<StaffLoaders>;

@Resolver(() => StaffType)
export class StaffResolver {
  @MayAnyone
  @Query(() => StaffType, { description: 'The signed-in member of staff and what they may do.' })
  async me(@Ctx() ctx: StaffContext) {
    const { staffId } = requireStaff(ctx);
    return (await ctx.loaders.staff.load(staffId)) ?? refuse('LOGIN_REQUIRED', {});
  }

  @FieldResolver(() => [String])
  permissions(@Ctx() { permissions }: StaffContext, @Root() { role }: Staff): string[] {
    return Object.keys(permissions).filter((one) =>
      permissions[one]?.some((allowed) => allowed === role),
    );
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the Practice badge shows: practice money, or prices of a simulated feed.',
  })
  practice(@Ctx() ctx: StaffContext): Promise<boolean> {
    return isPractice(ctx);
  }

  @MayAnyone
  @Mutation(() => StaffSessionOpenPayload, { description: 'Signs in and sets the session cookie.' })
  async staffSessionOpen(
    @Ctx() ctx: StaffContext,
    @Arg('input', () => StaffSessionOpenInput) input: StaffSessionOpenInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => openStaffSession(ctx, input));
    if (value) ctx.cookie.set(value.token);
    return { staff: value?.staff ?? null, userErrors };
  }

  @MayAnyone
  @Mutation(() => StaffSessionClosePayload, { description: 'Signs out; never refused.' })
  async staffSessionClose(@Ctx() ctx: StaffContext) {
    await closeStaffSession(ctx);
    ctx.cookie.clear();
    return { closed: true, userErrors: [] };
  }

  @May('account.declare')
  @Mutation(() => OwnAccountDeclarePayload, {
    description: 'Declares a user account as one’s own: its requests are for others to decide.',
  })
  async ownAccountDeclare(
    @Ctx() ctx: StaffContext,
    @Arg('input', () => OwnAccountDeclareInput) { userId }: OwnAccountDeclareInput,
  ) {
    const { value: declared, userErrors } = await attempt(ctx, () =>
      declareOwnAccount(ctx, readId(userId) ?? refuse('USER_NOT_FOUND', {})),
    );
    return { declared, userErrors };
  }

  @May('account.declareFor')
  @Mutation(() => StaffAccountDeclarePayload, {
    description:
      'Declares a user account as the own one of somebody else on the staff, who is told.',
  })
  async staffAccountDeclare(
    @Ctx() ctx: StaffContext,
    @Arg('input', () => StaffAccountDeclareInput) input: StaffAccountDeclareInput,
  ) {
    const { value: declared, userErrors } = await attempt(ctx, () => declareAccountFor(ctx, input));
    return { declared, userErrors };
  }
}
