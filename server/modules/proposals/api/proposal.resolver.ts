import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ProposalState } from '../../../../schema/proposals';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { readPage } from '../../../platform/page';
import { closeProposal } from '../close-proposal';
import { confirmProposal } from '../confirm-proposal';
import { proposalById, proposals } from '../proposals';
import {
  ProposalCloseInput,
  ProposalList,
  ProposalPayload,
  ProposalStateEnum,
  ProposalType,
} from './proposal.types';
import { proposalPayload, showProposals, type ProposalContext } from './show-proposals';

@Resolver()
export class ProposalResolver {
  @May('proposal.read')
  @Query(() => ProposalList, { description: 'Proposals, newest first.' })
  async proposals(
    @Ctx() ctx: ProposalContext,
    @Arg('state', () => ProposalStateEnum, { nullable: true }) state: ProposalState | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const { items, info } = toList(await proposals(ctx, state, page), page, ({ id }) => id);
    return { items: await showProposals(ctx, items), info };
  }

  @May('proposal.read')
  @Query(() => ProposalType, { description: 'One proposal.' })
  async proposal(@Ctx() ctx: ProposalContext, @Arg('id', () => ID) id: string) {
    const [shown] = await showProposals(ctx, [await proposalById(ctx, id)]);
    return shown;
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, {
    description: 'Confirms what another administrator proposed; it takes effect at once.',
  })
  proposalConfirm(@Ctx() ctx: ProposalContext, @Arg('id', () => ID) id: string) {
    return proposalPayload(ctx, () => confirmProposal(ctx, id));
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, {
    description: 'Refuses what another administrator proposed, with a reason.',
  })
  proposalRefuse(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => ProposalCloseInput) input: ProposalCloseInput,
  ) {
    return proposalPayload(ctx, () => closeProposal(ctx, { ...input, act: 'REFUSED' }));
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, { description: 'Withdraws one’s own proposal.' })
  proposalWithdraw(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => ProposalCloseInput) input: ProposalCloseInput,
  ) {
    return proposalPayload(ctx, () => closeProposal(ctx, { ...input, act: 'WITHDRAWN' }));
  }
}
