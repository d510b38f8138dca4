import { useState } from 'react';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import type { Campaign } from '../campaign';
import { campaignActions } from '../campaignActions';
import { draftOf, emptyDraft, proposedOf } from './campaignDraft';
import { CampaignFields } from './CampaignFields';

const words = 'resources.campaigns.edit';
const FIELDS = ['titles', 'amount', 'budget', 'turnoverTimes', 'startsAt', 'endsAt'];

interface Props {
  /** Null for a new one. */
  readonly campaign: Campaign | null;
  readonly onClose: () => void;
}

/** What a campaign is to be: a second administrator confirms it. */
export function CampaignDialog({ campaign, onClose }: Props) {
  const { money } = useFormat();
  const [draft, setDraft] = useState(() => (campaign ? draftOf(campaign) : emptyDraft(Date.now())));
  const { propose } = useActions('campaigns', campaignActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: propose,
    done: `${words}.done`,
    onClose,
  });
  const proposed = proposedOf(draft);
  const total = proposed ? money({ amount: proposed.budget, asset: 'USD' }, { code: true }) : '';
  return (
    <ReasonDialog
      words={words}
      values={{ amount: total }}
      title={campaign ? `${words}.title` : `${words}.new`}
      acting={acting}
      fields={FIELDS}
      onReason={(reason) => {
        if (proposed) act({ ...proposed, reason, idempotencyKey });
      }}
      onClose={onClose}
    >
      {(tried) => (
        <CampaignFields draft={draft} tried={tried} faultOf={acting.faultOf} onChange={setDraft} />
      )}
    </ReasonDialog>
  );
}
