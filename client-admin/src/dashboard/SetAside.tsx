import { classes } from '../lib/classes';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../lib/useFormat';
import { TimeText } from '../ui/TimeText';
import type { DashboardRecord } from '../lib/useDashboard';
import styles from './SetAside.module.css';

/** Due contracts that cannot be settled: an alarm, and nothing at all where there is none. */
export function SetAside({ orders }: { readonly orders: DashboardRecord['ordersSetAside'] }) {
  const translate = useTranslate();
  const { count } = useFormat();
  if (orders.length === 0) return null;
  return (
    <section className={classes('card', styles.setAside)} role="alert">
      <h2>
        <TriangleAlert size={18} aria-hidden />
        {translate('resources.dashboard.setAside', { count: count(orders.length) })}
      </h2>
      <div className="card-body stack">
        <p>{translate('resources.dashboard.setAsideText')}</p>
        <ul className="stack">
          {orders.map(({ id, number, tries, since }) => (
            <li key={id} className="row num">
              <Link className="link mono" to={`/orders/${id}/show`}>
                {number}
              </Link>
              <span>{translate('resources.dashboard.setAsideTries', { tries: count(tries) })}</span>
              <TimeText at={since} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
