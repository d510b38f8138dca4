import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import type { VerificationRow } from './verification';

/** What a reviewer should know first; "None" is an answer too. */
export function VerificationFlags({ flags }: Pick<VerificationRow, 'flags'>) {
  const translate = useTranslate();
  if (flags.length === 0) {
    return <span className="mute">{translate('resources.verifications.flag.NONE')}</span>;
  }
  return (
    <span className="row wrap">
      {flags.map((flag) => (
        <Pill key={flag} tone="amber">
          {translate(`resources.verifications.flag.${flag}`)}
        </Pill>
      ))}
    </span>
  );
}
