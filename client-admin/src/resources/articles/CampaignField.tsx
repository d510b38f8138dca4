import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { useFormat } from '../../lib/useFormat';
import { SelectField } from '../../ui/field/SelectField';
import type { Campaign } from './articleDraft';
import { ActivityCampaignsDocument } from './articles.generated';
import type { Editing } from './editing';

const NONE = 'NONE';

/** The campaigns there are, newest first, for whoever may read them; the one that is chosen is always among them. */
function useCampaigns(chosen: Campaign | null): readonly Campaign[] {
  const { language } = useFormat();
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'list' });
  const { data } = useQuery({
    queryKey: ['activityCampaigns'],
    queryFn: async () => (await ask(ActivityCampaignsDocument, {})).campaigns.items,
    enabled: canAccess === true,
  });
  const all = (data ?? []).map(({ id, number, titles }) => {
    const own = titles.find((one) => one.language === language) ?? titles[0];
    return { id, number, title: own?.text ?? number };
  });
  return chosen === null || all.some(({ id }) => id === chosen.id) ? all : [chosen, ...all];
}

/** Which campaign an activity shows the terms of, if any. */
export function CampaignField({
  editing: { draft, faultOf, change },
}: {
  readonly editing: Editing;
}) {
  const translate = useTranslate();
  const campaigns = useCampaigns(draft.campaign);
  const words = (name: string) => translate(`resources.articles.${name}`);
  const fault = faultOf('campaignId');
  const named = (wanted: string) => campaigns.find(({ id }) => id === wanted) ?? null;
  return (
    <SelectField
      label={words('fields.campaign')}
      value={draft.campaign?.id ?? NONE}
      values={[NONE, ...campaigns.map(({ id }) => id)]}
      wordsOf={(id) => {
        const campaign = named(id);
        return campaign ? `${campaign.title} · ${campaign.number}` : words('noCampaign');
      }}
      error={fault !== undefined}
      help={fault ?? words('help.campaign')}
      onValue={(id) => {
        change({ campaign: named(id) });
      }}
    />
  );
}
