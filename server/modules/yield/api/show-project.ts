import { usd } from '../../../../schema/money';
import type { Language } from '../../../../schema/languages';
import { toMoneyType } from '../../../graphql/scalars';
import type { Texts } from '../../../platform/text/read-texts';
import { proposalsByIds } from '../../proposals';
import type { ProposalContext } from '../../proposals/api/show-proposals';
import { toTexts } from '../../recharges/api/channel-admin.types';
import { leftIn, type Project } from '../projects';
import { annualPercent } from '../../../../schema/figures/rates';
import type { YieldFunding, YieldTerms } from '../yield.entities';
import type { AdminProjectType, ProjectFundingType } from './project-admin.types';
import type { AdminProjectTermsType } from './project-terms.types';

const shown = (minor: bigint) => toMoneyType(usd(minor));

/** A text in the language of the request, or in English. */
export const inLocale = (locale: Language, texts: Texts): string => texts[locale] ?? texts.en ?? '';

/** A project as lists of staff show it, in the language of the request. */
export function showProject(locale: Language, project: Project): AdminProjectType {
  const { titles, annualPpm, capacity, promised, funded, invested, topups, ...same } = project;
  return {
    ...same,
    title: inLocale(locale, titles),
    annualRate: annualPercent(annualPpm),
    capacity: shown(capacity),
    coverage: {
      promised: shown(promised),
      funded: shown(funded),
      free: shown(funded - promised),
      invested: shown(invested),
      topUps: shown(topups),
      left: shown(leftIn(project)),
    },
  };
}

/** Who proposed and who confirmed what, and why, in the order asked for. */
async function agreedBy(ctx: ProposalContext, proposalIds: readonly string[]) {
  const found = await proposalsByIds(ctx, proposalIds);
  const staffOf = async (id: string) => {
    const member = await ctx.loaders.staff.load(id);
    if (!member) throw new Error(`staff ${id} is gone`);
    return { id, name: member.name };
  };
  return Promise.all(
    found.map(async (proposal) => {
      if (!proposal) throw new Error('a confirmed proposal is gone');
      const { proposedBy, closedBy, reason } = proposal;
      return {
        reason,
        proposedBy: await staffOf(proposedBy),
        confirmedBy: closedBy === null ? null : await staffOf(closedBy),
      };
    }),
  );
}

/** Versions of terms with who agreed to them. */
export async function showVersions(
  ctx: ProposalContext,
  versions: readonly YieldTerms[],
): Promise<AdminProjectTermsType[]> {
  const agreed = await agreedBy(
    ctx,
    versions.map(({ proposalId }) => proposalId),
  );
  return versions.flatMap((terms, n) => {
    const by = agreed[n];
    if (!by) return [];
    const { titles, descriptions, risks, hash, amountMin, amountMax, ...same } = terms;
    const { topup, topupDay, annualPpm, capacity } = same;
    return {
      ...same,
      ...by,
      hash: hash.toString('hex'),
      titles: toTexts(titles),
      descriptions: toTexts(descriptions),
      risks: toTexts(risks),
      annualRate: annualPercent(annualPpm),
      min: shown(amountMin),
      max: shown(amountMax),
      capacity: shown(capacity),
      topUp: topupDay === null ? null : { amount: shown(topup), day: topupDay },
    };
  });
}

/** Fundings with who agreed to them. */
export async function showFundings(
  ctx: ProposalContext,
  fundings: readonly YieldFunding[],
): Promise<ProjectFundingType[]> {
  const agreed = await agreedBy(
    ctx,
    fundings.map(({ proposalId }) => proposalId),
  );
  return fundings.flatMap(({ id, amount, bankReference, at }, n) => {
    const by = agreed[n];
    return by ? { ...by, id, at, bankReference, amount: shown(amount) } : [];
  });
}
