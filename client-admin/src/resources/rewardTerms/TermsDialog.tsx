import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/field/ReasonField';
import { useClosingAct } from '../../ui/useClosingAct';
import { useReason } from '../../ui/useReason';
import { rewardTermsActions } from './rewardTermsActions';
import { draftOf, tiersOf, type RewardTerms } from './tiersDraft';
import { TierFields } from './TierFields';

const words = 'resources.rewardTerms.edit';

interface Props {
  readonly terms: RewardTerms;
  readonly onClose: () => void;
}

/** What the tiers are to be: a second administrator confirms it. */
export function TermsDialog({ terms, onClose }: Props) {
  const translate = useTranslate();
  const [tiers, setTiers] = useState(() => draftOf(terms));
  const [tried, setTried] = useState(false);
  const { reason, setReason, missing, send } = useReason();
  const { propose } = useActions('rewardTerms', rewardTermsActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: propose,
    done: `${words}.done`,
    onClose,
  });
  const proposed = tiersOf(tiers);
  const confirm = () => {
    setTried(true);
    send((why) => {
      if (proposed) act({ tiers: proposed, reason: why, idempotencyKey });
    });
  };
  return (
    <ActDialog
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`, { smart_count: tiers.length })}
      busy={acting.busy}
      fault={acting.faultBeside('reason')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <TierFields tiers={tiers} tried={tried} onChange={setTiers} />
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
