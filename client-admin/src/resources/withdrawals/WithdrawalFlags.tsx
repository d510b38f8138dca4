import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import type { WithdrawalRow } from './withdrawal';

/** What a reviewer should know first; "None" is an answer too. */
export function WithdrawalFlags({ flags }: Pick<WithdrawalRow, 'flags'>) {
  const translate = useTranslate();
  if (flags.length === 0) {
    return <span className="mute">{translate('resources.withdrawals.flag.NONE')}</span>;
  }
  return (
    <span className="row wrap">
      {flags.map((flag) => (
        <Pill key={flag} tone={flag === 'NAME_DIFFERS' ? 'red' : 'amber'}>
          {translate(`resources.withdrawals.flag.${flag}`)}
        </Pill>
      ))}
    </span>
  );
}
