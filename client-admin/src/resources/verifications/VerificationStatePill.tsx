import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Pill, type Tone } from '../../ui/Pill';
import type { VerificationRow } from './verification';

const tones: Record<VerificationRow['reviewState'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  ON_HOLD: 'amber',
  SECOND_APPROVAL: 'amber',
  DECIDED: 'info',
  SUCCESS: 'ok',
  FAILED: 'red',
  CANCELLED: 'neutral',
};

/** Where a verification is; a decision says until when it can be undone. */
export function VerificationStatePill({
  row: { reviewState, effectiveAt },
}: {
  readonly row: Pick<VerificationRow, 'reviewState' | 'effectiveAt'>;
}) {
  const translate = useTranslate();
  const { second } = useFormat();
  const words =
    isInUndo({ reviewState }) && effectiveAt !== null
      ? translate('resources.verifications.state.undoUntil', { time: second(effectiveAt) })
      : translate(`resources.verifications.state.${reviewState}`);
  return <Pill tone={tones[reviewState]}>{words}</Pill>;
}
