import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/useFormat';
import { stated, useFilter } from '../ui/list/useFilter';
import { useQueue } from './queue';
import styles from './QueueFilters.module.css';

/** How often the totals are asked for while the queue is open: they are a measure, not a ticker. */
const everyMs = 15_000;

/** How many requests stand under the filter, and what they come to. */
export function QueueTotals() {
  const { resource, totals } = useQueue();
  const filter = stated(useFilter().values);
  const translate = useTranslate();
  const { money } = useFormat();
  const { data } = useQuery({
    queryKey: [resource, 'totals', filter],
    queryFn: () => totals(filter),
    refetchInterval: everyMs,
  });
  if (!data) return null;
  const { count, amount, more } = data;
  const name = amount === null ? 'counts' : 'totals';
  const values = amount === null ? {} : { amount: money(amount, { code: true }) };
  return (
    <p className={styles.totals}>
      {translate(`queue.${name}${more ? 'More' : ''}`, { smart_count: count, ...values })}
    </p>
  );
}
