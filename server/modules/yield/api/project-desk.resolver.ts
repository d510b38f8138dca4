import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { readMoney } from '../../../platform/text/read-money';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { fromTexts } from '../../recharges/api/channel-admin.types';
import type { ProjectOffer } from '../project/project-facts';
import { proposeFunding, proposeProject } from '../project/propose-project';
import { suspendProject } from '../project/suspend-project';
import { anyProjectById } from '../desk/all-projects';
import {
  AdminProjectPayload,
  ProjectFundingProposeInput,
  ProjectProposeInput,
  ProjectSuspendInput,
} from './project-propose.types';
import { showProject } from './show-project';

/** @throws AMOUNT_INVALID */
function offerOf({ topUp, reductionBp, ...asked }: ProjectProposeInput): ProjectOffer {
  const cents = (text: string, field: string) => readMoney('USD', text, field).minor;
  return {
    ...asked,
    titles: fromTexts(asked.titles),
    descriptions: fromTexts(asked.descriptions),
    risks: fromTexts(asked.risks),
    min: cents(asked.min, 'min'),
    max: cents(asked.max, 'max'),
    capacity: cents(asked.capacity, 'capacity'),
    topUp: topUp ? { amount: cents(topUp.amount, 'topUp.amount'), day: topUp.day } : null,
    earlyStop: reductionBp == null ? null : { reductionBp },
  };
}

/** Suspended or resumed, and as it is then. */
async function suspended(ctx: Context, suspend: boolean, asked: ProjectSuspendInput) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await suspendProject(ctx, { ...asked, suspend });
    return anyProjectById(ctx.db, asked.projectId);
  });
  return { project: value && showProject(ctx.locale, value), userErrors };
}

@Resolver()
export class ProjectDeskResolver {
  @May('project.write')
  @Mutation(() => ProposalPayload, {
    description: 'Proposes a project, or a new version of its terms.',
  })
  projectPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => ProjectProposeInput) input: ProjectProposeInput,
  ) {
    const { id = null, reason, idempotencyKey = null } = input;
    return proposalPayload(ctx, () =>
      proposeProject(ctx, { id, offer: offerOf(input), reason, idempotencyKey }),
    );
  }

  @May('project.write')
  @Mutation(() => ProposalPayload, {
    description: 'Proposes to put money aside for a project, or to take some back.',
  })
  projectFundingPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => ProjectFundingProposeInput)
    { kind, amount, ...asked }: ProjectFundingProposeInput,
  ) {
    return proposalPayload(ctx, () =>
      proposeFunding(ctx, {
        ...asked,
        kind: `PROJECT_${kind}ING`,
        amount: readMoney('USD', amount, 'amount'),
        idempotencyKey: asked.idempotencyKey ?? null,
      }),
    );
  }

  @May('project.write')
  @Mutation(() => AdminProjectPayload, {
    description: 'Suspends a project: nobody joins, adds or renews. Holdings run on and are paid.',
  })
  projectSuspend(
    @Ctx() ctx: Context,
    @Arg('input', () => ProjectSuspendInput) input: ProjectSuspendInput,
  ) {
    return suspended(ctx, true, input);
  }

  @May('project.write')
  @Mutation(() => AdminProjectPayload, { description: 'Offers a suspended project again.' })
  projectResume(
    @Ctx() ctx: Context,
    @Arg('input', () => ProjectSuspendInput) input: ProjectSuspendInput,
  ) {
    return suspended(ctx, false, input);
  }
}
