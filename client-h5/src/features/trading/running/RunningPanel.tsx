import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../../schema/routes';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import { RunningCard } from './RunningCard';
import type { Order } from '../types';
import './running.css';

/** Running contracts side by side, newest first. Nothing here needs to be watched. */
export function RunningPanel({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useWords('trading');
  const cards = useRef<HTMLUListElement>(null);
  const newest = orders[0]?.id;
  useEffect(() => {
    cards.current?.scrollTo({ left: 0 });
  }, [newest]);
  return (
    <section className="running" aria-label={t('running.label')}>
      <ul ref={cards} className="running-cards" tabIndex={orders.length > 1 ? 0 : undefined}>
        {orders.map((order, index) => (
          <li
            key={order.id}
            aria-label={t('running.position', { index: index + 1, count: orders.length })}
          >
            <RunningCard order={order} />
          </li>
        ))}
      </ul>
      <p className="running-leave small muted">
        <Info size={17} strokeWidth={1.7} aria-hidden />
        <span>{t('running.leave')}</span>
      </p>
      <ButtonLink look="quiet" to={paths.trade}>
        {t('trade.toMarkets')}
      </ButtonLink>
    </section>
  );
}
