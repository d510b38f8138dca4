import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import type { Order } from '../types';
import { RunningCard } from './RunningCard';
import styles from './RunningPanel.module.css';

/** Running contracts side by side, newest first. Nothing here needs to be watched. */
export function RunningPanel({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useWords('trading');
  const cards = useRef<HTMLUListElement>(null);
  const newest = orders[0]?.id;
  useEffect(() => {
    cards.current?.scrollTo({ left: 0 });
  }, [newest]);
  return (
    <section className={styles.running} aria-label={t('running.label')}>
      <ul ref={cards} className={styles.runningCards} tabIndex={orders.length > 1 ? 0 : undefined}>
        {orders.map((order, index) => (
          <li
            key={order.id}
            aria-label={t('running.position', { index: index + 1, count: orders.length })}
          >
            <RunningCard order={order} />
          </li>
        ))}
      </ul>
      <p className={classes(styles.runningLeave, 'small muted')}>
        <Info size={17} strokeWidth={1.7} aria-hidden />
        <span>{t('running.leave')}</span>
      </p>
      <ButtonLink look="quiet" to={paths.markets}>
        {t('trade.toMarkets')}
      </ButtonLink>
    </section>
  );
}
