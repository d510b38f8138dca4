import { defaultLanguage, type Language } from '../../../../schema/languages';
import type { ApiContext } from '../../../graphql/api-context';
import { attempt } from '../../../graphql/user-errors';
import { requireStaff } from '../../../platform/context';
import type { Texts } from '../../../platform/text/read-texts';
import { namesOf } from '../../audit';
import type { StaffLoaders } from '../../staff';
import type { Proposal } from '../proposal.entity';
import { changesOf, namedIn } from '../show-proposal';
import type { ProposalType } from './proposal.types';

export type ProposalContext = ApiContext<StaffLoaders>;

/** Proposals as the console shows them, with the names of who and what they speak of. */
export async function showProposals(
  ctx: ProposalContext,
  found: readonly Proposal[],
): Promise<ProposalType[]> {
  const names = await namesOf(
    ctx,
    found.flatMap((proposal) => [proposal.subject, ...namedIn(proposal)]),
  );
  return Promise.all(
    found.map(async (proposal) => {
      const { proposedBy, closedBy, subject, ...same } = proposal;
      return {
        ...same,
        subject,
        subjectName: names.get(subject) ?? titleIn(proposal, ctx.locale),
        changes: changesOf(proposal, names),
        proposedBy: await staffNameOf(ctx, proposedBy),
        closedBy: closedBy === null ? null : await staffNameOf(ctx, closedBy),
        own: proposedBy === requireStaff(ctx).staffId,
      };
    }),
  );
}

/** What is still to be made has no name yet but the title that is proposed for it. */
function titleIn({ after }: Proposal, locale: Language): string | null {
  const titles = (after.titles ?? {}) as Texts;
  return titles[locale] ?? titles[defaultLanguage] ?? null;
}

async function staffNameOf({ loaders }: ProposalContext, id: string) {
  const found = await loaders.staff.load(id);
  if (!found) throw new Error(`staff ${id} is gone`);
  return { id, name: found.name };
}

/** Payload of a mutation that changes one proposal. */
export async function proposalPayload(ctx: ProposalContext, work: () => Promise<Proposal>) {
  const { value, userErrors } = await attempt(ctx, async () => showProposals(ctx, [await work()]));
  return { proposal: value?.[0] ?? null, userErrors };
}
