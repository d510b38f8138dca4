import { languages } from '../../../../schema/languages';
import { openCampaigns, proposeCampaign, type ProposeCampaign } from '../../../modules/credits';
import { confirmProposal } from '../../../modules/proposals';
import { twoAdministrators, type Reviewer } from '../../rig/reviewer';

/** What a day gives. */
export const BONUS_MINOR = 100n;
const DAY_MS = 86_400_000;

/** Sets the two administrators of the practice world to work: one proposes, the other confirms. */
async function agreed(reviewer: Reviewer, asked: Omit<ProposeCampaign, 'reason'>): Promise<void> {
  const [one, another] = twoAdministrators(reviewer);
  const { id } = await proposeCampaign(one, { ...asked, reason: 'For torture' });
  await confirmProposal(another, id);
}

/** What others promise is closed, so that a budget can be spent to its end. */
export async function onlyThis(reviewer: Reviewer, credits: number): Promise<void> {
  for (const campaign of await openCampaigns(reviewer.ctx)) {
    if (campaign.purpose !== 'DAILY_BONUS') continue;
    const { id, titles, amount, turnoverTimes, budget, startsAt, endsAt } = campaign;
    const terms = {
      class: campaign.class,
      purpose: campaign.purpose,
      amount,
      turnoverTimes,
      budget,
    };
    await agreed(reviewer, {
      ...{ ...terms, id, titles, startsAt, endsAt, open: false, idempotencyKey: null },
    });
  }
  const now = (await reviewer.ctx.now()).getTime();
  await agreed(reviewer, {
    ...{ id: null, titles: Object.fromEntries(languages.map((one) => [one, 'Torture'])) },
    ...{ class: 'GIFT', purpose: 'DAILY_BONUS', amount: BONUS_MINOR, turnoverTimes: 1 },
    ...{ budget: BigInt(credits) * BONUS_MINOR, open: true, idempotencyKey: null },
    ...{ startsAt: new Date(now - 1_000), endsAt: new Date(now + 10 * DAY_MS) },
  });
}
