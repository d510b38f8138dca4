import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import { stateTones, type Instrument } from './market';

/** Whether it trades, and whether users find it. */
export function StatePill({ state, listed }: Pick<Instrument, 'state' | 'listed'>) {
  const translate = useTranslate();
  return (
    <span className="row wrap">
      <Pill tone={stateTones[state]}>{translate(`resources.instruments.state.${state}`)}</Pill>
      {!listed && <Pill tone="amber">{translate('resources.instruments.unlisted')}</Pill>}
    </span>
  );
}
