import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Pill, type Tone } from '../../ui/Pill';
import type { DisputeRow } from './dispute';

const tones: Record<DisputeRow['reviewState'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  ON_HOLD: 'amber',
  SECOND_APPROVAL: 'amber',
  DECIDED: 'info',
  SUCCESS: 'red',
  FAILED: 'ok',
  CANCELLED: 'neutral',
};

/** Where a report is; a decision says until when it can be undone. That a settlement was wrong is the alarm. */
export function DisputeStatePill({ row }: { readonly row: DisputeRow }) {
  const translate = useTranslate();
  const { second } = useFormat();
  const { reviewState, effectiveAt } = row;
  const words =
    isInUndo({ reviewState }) && effectiveAt !== null
      ? translate('resources.disputes.state.undoUntil', { time: second(effectiveAt) })
      : translate(`resources.disputes.state.${reviewState}`);
  return <Pill tone={tones[reviewState]}>{words}</Pill>;
}
