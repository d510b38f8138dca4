import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { May, MayAnyone } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { propose } from '../../proposals';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { beginStaffFactor } from '../factor/begin-staff-factor';
import { resetStaffFactor } from '../factor/reset-staff-factor';
import { acceptInvitation } from '../invitations/accept-invitation';
import { openInvitations } from '../invitations/invitations';
import { invitationFacts } from '../invitations/invitation-facts';
import {
  StaffFactorBeginInput,
  StaffFactorBeginPayload,
  StaffFactorResetInput,
  StaffFactorResetPayload,
  StaffInvitationAcceptInput,
  StaffInvitationAcceptPayload,
  StaffInvitationProposeInput,
  StaffInvitationType,
} from './staff-joining.types';

/** How people come to the staff, and to a second factor. */
@Resolver()
export class StaffJoiningResolver {
  @May('staff.read')
  @Query(() => [StaffInvitationType], { description: 'Who was invited and has not joined.' })
  staffInvitations(@Ctx() ctx: Context): Promise<StaffInvitationType[]> {
    return openInvitations(ctx);
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, { description: 'Proposes to invite somebody to the staff.' })
  staffInvitationPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => StaffInvitationProposeInput) input: StaffInvitationProposeInput,
  ) {
    const { reason, idempotencyKey = null } = input;
    return proposalPayload(ctx, async () => {
      const after = await invitationFacts(ctx, input);
      const change = { kind: 'STAFF_INVITATION', subject: 'invitation/new', after } as const;
      return propose(ctx, { ...change, reason, idempotencyKey });
    });
  }

  @MayAnyone
  @Mutation(() => StaffInvitationAcceptPayload, {
    description: 'Joins the staff by a link, with a password of one’s own.',
  })
  async staffInvitationAccept(
    @Ctx() ctx: Context,
    @Arg('input', () => StaffInvitationAcceptInput) input: StaffInvitationAcceptInput,
  ) {
    const { value: joined, userErrors } = await attempt(ctx, async () => {
      await acceptInvitation(ctx, input);
      return true;
    });
    return { joined, userErrors };
  }

  @MayAnyone
  @Mutation(() => StaffFactorBeginPayload, {
    description: 'Makes the key of a second factor; signing in with a code of it puts it to use.',
  })
  async staffFactorBegin(
    @Ctx() ctx: Context,
    @Arg('input', () => StaffFactorBeginInput) input: StaffFactorBeginInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => beginStaffFactor(ctx, input));
    return { ...value, userErrors };
  }

  @May('staff.reset')
  @Mutation(() => StaffFactorResetPayload, {
    description: 'Takes the second factor of somebody else away, and ends their sessions.',
  })
  async staffFactorReset(
    @Ctx() ctx: Context,
    @Arg('input', () => StaffFactorResetInput) input: StaffFactorResetInput,
  ) {
    const { value: reset, userErrors } = await attempt(ctx, async () => {
      await resetStaffFactor(ctx, input);
      return true;
    });
    return { reset, userErrors };
  }
}
