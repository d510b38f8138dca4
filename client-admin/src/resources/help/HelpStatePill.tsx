import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { Pill, type Tone } from '../../ui/Pill';
import type { HelpRow } from './help';

const tones: Record<HelpRow['reviewState'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  ON_HOLD: 'amber',
  SECOND_APPROVAL: 'amber',
  DECIDED: 'info',
  SUCCESS: 'ok',
  FAILED: 'red',
  CANCELLED: 'neutral',
};

/** Where a request is; one that its user stopped says so, whatever staff still do with it. */
export function HelpStatePill({ row }: { readonly row: HelpRow }) {
  const translate = useTranslate();
  const { second } = useFormat();
  const { reviewState, effectiveAt, stoppedAt } = row;
  const path = 'resources.passwordRequests.state';
  if (stoppedAt !== null) return <Pill tone="neutral">{translate(`${path}.STOPPED`)}</Pill>;
  const words =
    isInUndo({ reviewState }) && effectiveAt !== null
      ? translate(`${path}.undoUntil`, { time: second(effectiveAt) })
      : translate(`${path}.${reviewState}`);
  return <Pill tone={tones[reviewState]}>{words}</Pill>;
}
