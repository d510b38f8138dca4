import type { ApiContext } from '../../../graphql/api-context';
import { titleOfCredit } from '../credit-title';
import type { CreditsLoaders } from '../credits.loaders';
import type { CampaignNameType } from './campaign-name.types';

/** What a campaign is called; null where none is named. */
export async function campaignName(
  { loaders, locale }: ApiContext<CreditsLoaders>,
  id: string | null,
): Promise<CampaignNameType | null> {
  const found = id === null ? null : await loaders.campaigns.load(id);
  return found && { id: found.id, number: found.number, title: titleOfCredit(locale, found) };
}
