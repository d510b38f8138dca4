import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { ActDialog } from '../../../ui/ActDialog';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useClosingAct } from '../../../ui/useClosingAct';
import { useReason } from '../../../ui/useReason';
import type { Campaign } from '../campaign';
import { campaignActions } from '../campaignActions';
import { draftOf, emptyDraft, proposedOf } from './campaignDraft';
import { CampaignFields } from './CampaignFields';

const words = 'resources.campaigns.edit';
const FIELDS = ['titles', 'amount', 'budget', 'turnoverTimes', 'startsAt', 'endsAt', 'reason'];

interface Props {
  /** Null for a new one. */
  readonly campaign: Campaign | null;
  readonly onClose: () => void;
}

/** What a campaign is to be: a second administrator confirms it. */
export function CampaignDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const [draft, setDraft] = useState(() => (campaign ? draftOf(campaign) : emptyDraft(Date.now())));
  const [tried, setTried] = useState(false);
  const { reason, setReason, missing, send } = useReason();
  const { propose } = useActions('campaigns', campaignActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: propose,
    done: `${words}.done`,
    onClose,
  });
  const proposed = proposedOf(draft);
  const confirm = () => {
    setTried(true);
    send((why) => {
      if (proposed) act({ ...proposed, reason: why, idempotencyKey });
    });
  };
  const total = proposed ? money({ amount: proposed.budget, asset: 'USD' }, { code: true }) : '';
  return (
    <ActDialog
      title={translate(campaign ? `${words}.title` : `${words}.new`)}
      confirm={translate(`${words}.confirm`, { amount: total })}
      busy={acting.busy}
      fault={acting.faultBeside(...FIELDS)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <CampaignFields draft={draft} tried={tried} faultOf={acting.faultOf} onChange={setDraft} />
      <ReasonField
        label={translate(`${words}.reason`)}
        value={reason}
        fault={acting.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
    </ActDialog>
  );
}
