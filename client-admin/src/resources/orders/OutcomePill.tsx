import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import type { OrderRow } from './order';

/** Won or lost look alike: an outcome is neither good nor bad news to staff. */
export function OutcomePill({ outcome }: Pick<OrderRow, 'outcome'>) {
  const translate = useTranslate();
  return (
    <Pill tone={outcome === null ? 'info' : outcome === 'VOID' ? 'amber' : 'neutral'}>
      {translate(`resources.orders.outcome.${outcome ?? 'OPEN'}`)}
    </Pill>
  );
}
