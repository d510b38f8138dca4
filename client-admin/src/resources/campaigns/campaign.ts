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

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
