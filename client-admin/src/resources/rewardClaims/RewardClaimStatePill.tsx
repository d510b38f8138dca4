import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Pill, type Tone } from '../../ui/Pill';
import type { RewardClaimRow } from './rewardClaim';

const tones: Record<RewardClaimRow['reviewState'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  ON_HOLD: 'amber',
  SECOND_APPROVAL: 'amber',
  DECIDED: 'info',
  SUCCESS: 'ok',
  FAILED: 'red',
  CANCELLED: 'neutral',
};

/** Where a claim is; a decision says until when it can be undone. */
export function RewardClaimStatePill({ row }: { readonly row: RewardClaimRow }) {
  const translate = useTranslate();
  const { second } = useFormat();
  const { reviewState, effectiveAt } = row;
  const words =
    isInUndo({ reviewState }) && effectiveAt !== null
      ? translate('resources.rewardClaims.state.undoUntil', { time: second(effectiveAt) })
      : translate(`resources.rewardClaims.state.${reviewState}`);
  return <Pill tone={tones[reviewState]}>{words}</Pill>;
}
