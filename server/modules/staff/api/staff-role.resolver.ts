import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { propose } from '../../proposals';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { askRefusals } from '../../support';
import { staffWithFactor } from '../factor/staff-factor';
import { allStaff } from '../staff-members';
import { StaffMemberType, StaffRoleProposeInput } from './staff-role.types';

/** How long a text that was refused counts, in days. */
const REFUSED_DAYS = 30;

@Resolver()
export class StaffRoleResolver {
  @May('staff.read')
  @Query(() => [StaffMemberType], {
    description: 'Everybody who is, or was, on the staff, by name.',
  })
  async staffMembers(@Ctx() ctx: Context): Promise<StaffMemberType[]> {
    const [members, withFactor, refusals] = await Promise.all([
      allStaff(ctx),
      staffWithFactor(ctx),
      askRefusals(ctx, REFUSED_DAYS),
    ]);
    return members.map((one) => ({
      ...one,
      secondFactorOn: withFactor.has(one.id),
      refusedTexts: refusals.get(one.id) ?? 0,
    }));
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, {
    description: 'Proposes another role for somebody, or that they leave; never for oneself.',
  })
  staffRolePropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => StaffRoleProposeInput) input: StaffRoleProposeInput,
  ) {
    const { staffId, role, reason, idempotencyKey = null } = input;
    return proposalPayload(ctx, () => {
      const id = readId(staffId) ?? refuse('STAFF_NOT_FOUND', {}, 'staffId');
      const change = { kind: 'STAFF_ROLE', subject: `staff/${id}`, after: { role } } as const;
      return propose(ctx, { ...change, reason, idempotencyKey });
    });
  }
}
