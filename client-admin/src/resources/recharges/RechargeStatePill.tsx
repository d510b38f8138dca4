import { useTranslate } from 'react-admin';
import { Pill, type Tone } from '../../ui/Pill';
import type { RechargeRow } from './recharge';

const tones: Record<RechargeRow['state'], Tone> = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  SECOND_APPROVAL: 'amber',
  SUCCESS: 'ok',
  FAILED: 'red',
};

export function RechargeStatePill({ state }: Pick<RechargeRow, 'state'>) {
  const translate = useTranslate();
  return <Pill tone={tones[state]}>{translate(`resources.recharges.state.${state}`)}</Pill>;
}
