import type { Language } from '../../../../schema/languages';
import type { CampaignFragment } from './campaigns.generated';

export type Campaign = CampaignFragment;

/** In the language of the console, or in English. */
export const titleOf = ({ titles, number }: Campaign, language: Language): string =>
  titles.find((one) => one.language === language)?.text ?? titles[0]?.text ?? number;

export type CampaignState = 'closed' | 'coming' | 'running' | 'ended' | 'spent';

/** Whether it gives something at this instant, and if not why. */
export function stateOf(campaign: Campaign, now: number): CampaignState {
  const { open, startsAt, endsAt, spent, budget, amount } = campaign;
  if (!open) return 'closed';
  if (now < Date.parse(startsAt)) return 'coming';
  if (now >= Date.parse(endsAt)) return 'ended';
  return cents(spent) + cents(amount) > cents(budget) ? 'spent' : 'running';
}

/** What it is called in the list: for what it gives by itself, or the class that staff give under it. */
export const givenAs = ({ purpose, class: own }: Campaign): string =>
  purpose === null ? `class.${own}` : `purpose.${purpose}`;

/** Whether staff can credit somebody under it. */
export const isGranted = (campaign: Campaign, now: number): boolean =>
  campaign.purpose === null && stateOf(campaign, now) === 'running';

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
