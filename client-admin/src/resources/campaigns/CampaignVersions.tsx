import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { ChangeTable } from '../../ui/changes/ChangeTable';
import { Skeleton } from '../../ui/list/Skeleton';
import { TimeText } from '../../ui/TimeText';
import { CampaignVersionsDocument } from './campaigns.generated';
import type { Campaign } from './campaign';

/** What a campaign was, newest first, and what each version changed. */
export function CampaignVersions() {
  const translate = useTranslate();
  const campaign = useRecordContext<Campaign>();
  const id = campaign?.id ?? '';
  const { data } = useQuery({
    queryKey: ['campaignVersions', id, campaign?.version],
    queryFn: async () => (await ask(CampaignVersionsDocument, { id })).campaignVersions,
  });
  if (!data) return <Skeleton />;
  return (
    <div className="stack" style={{ padding: 16 }}>
      {data.map(({ version, at, changes }) => (
        <section key={version}>
          <h3 className="strong">
            {translate('resources.campaigns.version', { version })} · <TimeText at={at} />
          </h3>
          <ChangeTable changes={changes} />
        </section>
      ))}
    </div>
  );
}
