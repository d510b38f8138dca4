import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { proposeLegalText } from '../legal/propose-legal-text';
import { ArticleProposeInput } from './legal-desk.types';

@Resolver()
export class LegalDeskResolver {
  @May('proposal.decide')
  @Mutation(() => ProposalPayload, {
    description: 'Proposes the newest version of the agreement or the risk notice.',
  })
  articlePropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => ArticleProposeInput)
    { idempotencyKey = null, ...asked }: ArticleProposeInput,
  ) {
    return proposalPayload(ctx, () => proposeLegalText(ctx, { ...asked, idempotencyKey }));
  }
}
