import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import type { RechargeRow } from './recharge';

/** What a reviewer should know first; "None" is an answer too. */
export function RechargeFlags({ flags }: Pick<RechargeRow, 'flags'>) {
  const translate = useTranslate();
  if (flags.length === 0) {
    return <span className="mute">{translate('resources.recharges.flag.NONE')}</span>;
  }
  return (
    <span className="row wrap">
      {flags.map((flag) => (
        <Pill key={flag} tone={flag === 'DUPLICATE_IMAGE' ? 'red' : 'amber'}>
          {translate(`resources.recharges.flag.${flag}`)}
        </Pill>
      ))}
    </span>
  );
}
