import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Pill, type Tone } from '../../ui/Pill';
import type { WithdrawalRow } from './withdrawal';

const tones: Record<WithdrawalRow['reviewState'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  ON_HOLD: 'amber',
  SECOND_APPROVAL: 'amber',
  DECIDED: 'info',
  SUCCESS: 'ok',
  FAILED: 'red',
  CANCELLED: 'neutral',
};

/** Where a withdrawal is; a decision says until when it can be undone. */
export function WithdrawalStatePill({
  row: { reviewState, effectiveAt },
}: {
  readonly row: Pick<WithdrawalRow, 'reviewState' | 'effectiveAt'>;
}) {
  const translate = useTranslate();
  const { second } = useFormat();
  const words =
    isInUndo({ reviewState }) && effectiveAt !== null
      ? translate('resources.withdrawals.state.undoUntil', { time: second(effectiveAt) })
      : translate(`resources.withdrawals.state.${reviewState}`);
  return <Pill tone={tones[reviewState]}>{words}</Pill>;
}
