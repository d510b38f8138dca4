import { defaultLanguage } from '../../../schema/languages';
import { limits } from '../../../schema/limits';
import { classOfPurpose, type CampaignPurpose } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { readTexts, type Texts } from '../../platform/text/read-texts';
import { assertAsksNothing, byField } from '../audit';
import { propose, type Facts, type Proposal } from '../proposals';
import { campaignsByIds } from './campaigns';
import { checkTerms, type CreditTerms } from './credit-terms';
import type { Campaign } from './credits.entities';

export interface ProposeCampaign extends CreditTerms {
  /** Null for a new one. */
  readonly id: string | null;
  readonly titles: Texts;
  /** What it gives for by itself; of an old one it stays. */
  readonly purpose?: CampaignPurpose | null;
  /** Of all credits together, minor units of USD. */
  readonly budget: bigint;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly open: boolean;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Proposes a campaign, or all of what an old one is to be, for another administrator to confirm. Credits under it
 * need no more people. A new one ends later than now; an old one's budget holds what it has given.
 * @throws what `propose` refuses; CAMPAIGN_ENDED where there is none, PARAM_INVALID, AMOUNT_INVALID, MESSAGE_FORBIDDEN
 */
export async function proposeCampaign(ctx: Context, asked: ProposeCampaign): Promise<Proposal> {
  const { id, reason, idempotencyKey } = asked;
  const known = id === null ? null : await campaignToChange(ctx, id, asked);
  const purpose = (known ?? asked).purpose ?? null;
  if (purpose !== null && classOfPurpose[purpose] !== asked.class) invalid('class');
  const subject = `campaign/${id ?? 'new'}`;
  await assertAsksNothing(ctx, byField('titles', readTexts(asked.titles, 'titles')));
  const facts = factsOf(asked);
  await assertCanGive(ctx, known, asked);
  const after = { ...facts, ...(purpose !== null && { purpose }) };
  return propose(ctx, { kind: 'CAMPAIGN', subject, after, reason, idempotencyKey });
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);

/** As `campaign_facts` answers them. */
function factsOf({ budget, startsAt, endsAt, open, ...asked }: ProposeCampaign): Facts {
  const titles = readTexts(asked.titles, 'titles');
  if (!titles[defaultLanguage]) invalid('titles');
  checkTerms(asked);
  if (budget < asked.amount || budget > limits.campaignBudgetMax) {
    refuse('AMOUNT_INVALID', {}, 'budget');
  }
  if (startsAt.getTime() >= endsAt.getTime()) invalid('endsAt');
  return {
    ...{ titles, class: asked.class, amount: asked.amount.toString() },
    ...{ turnoverTimes: asked.turnoverTimes, budget: budget.toString() },
    ...{ starts: startsAt.toISOString(), ends: endsAt.toISOString(), open },
  };
}

/** An old one may end in the past, that is how it is ended; a new one may not. `put_campaign` asks both again. */
async function assertCanGive(
  ctx: Context,
  known: Campaign | null,
  { budget, endsAt }: ProposeCampaign,
): Promise<void> {
  if (known && budget < known.spent) refuse('AMOUNT_INVALID', {}, 'budget');
  if (!known && endsAt.getTime() <= (await ctx.now()).getTime()) invalid('endsAt');
}

/** What was given under a class, or for a purpose, stays of it. */
async function campaignToChange(
  ctx: Context,
  id: string,
  { class: own, purpose }: ProposeCampaign,
): Promise<Campaign> {
  const [found] = readId(id) === null ? [] : await campaignsByIds(ctx.db, [id]);
  if (!found) refuse('CAMPAIGN_ENDED', {}, 'id');
  if (found.class !== own) invalid('class');
  if (purpose && purpose !== found.purpose) invalid('purpose');
  return found;
}
