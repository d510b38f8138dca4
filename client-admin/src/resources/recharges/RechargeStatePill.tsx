import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Pill, type Tone } from '../../ui/Pill';
import type { RechargeRow } from './recharge';

const tones: Record<RechargeRow['reviewState'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  ON_HOLD: 'amber',
  SECOND_APPROVAL: 'amber',
  DECIDED: 'info',
  SUCCESS: 'ok',
  FAILED: 'red',
  CANCELLED: 'neutral',
};

/** Where a recharge is; a decision says until when it can be undone. */
export function RechargeStatePill({
  row: { reviewState, effectiveAt },
}: {
  readonly row: Pick<RechargeRow, 'reviewState' | 'effectiveAt'>;
}) {
  const translate = useTranslate();
  const { second } = useFormat();
  const words =
    isInUndo({ reviewState }) && effectiveAt !== null
      ? translate('resources.recharges.state.undoUntil', { time: second(effectiveAt) })
      : translate(`resources.recharges.state.${reviewState}`);
  return <Pill tone={tones[reviewState]}>{words}</Pill>;
}
