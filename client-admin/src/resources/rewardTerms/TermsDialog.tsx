import { useState } from 'react';
import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useClosingAct } from '../../ui/useClosingAct';
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
  const [tiers, setTiers] = useState(() => draftOf(terms));
  const { propose } = useActions('rewardTerms', rewardTermsActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: propose,
    done: `${words}.done`,
    onClose,
  });
  const proposed = tiersOf(tiers);
  return (
    <ReasonDialog
      words={words}
      values={{ smart_count: tiers.length }}
      acting={acting}
      onReason={(reason) => {
        if (proposed) act({ tiers: proposed, reason, idempotencyKey });
      }}
      onClose={onClose}
    >
      {(tried) => <TierFields tiers={tiers} tried={tried} onChange={setTiers} />}
    </ReasonDialog>
  );
}
