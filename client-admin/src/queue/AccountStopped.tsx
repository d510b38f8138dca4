import { useTranslate } from 'react-admin';
import { Pill } from '../ui/Pill';

/** Where a request waits for its locked or frozen account. */
export function AccountStopped() {
  const translate = useTranslate();
  return <Pill tone="amber">{translate('queue.accountStopped')}</Pill>;
}
