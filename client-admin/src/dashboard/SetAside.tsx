import { classes } from '../lib/classes';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../lib/useFormat';
import { TimeText } from '../ui/TimeText';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import styles from './SetAside.module.css';

type Item = DashboardRecord['ordersSetAside' | 'holdingsSetAside'][number];

interface Props {
  /** Of the dashboard's words: what it is called, and with `Text` what it means. */
  readonly words: 'setAside' | 'holdingsSetAside';
  readonly items: readonly Item[];
  readonly placeOf: (item: Item) => string;
}

/** What is due and cannot be booked: an alarm, and nothing at all where there is none. */
export function SetAside({ words, items, placeOf }: Props) {
  const translate = useTranslate();
  const { count } = useFormat();
  if (items.length === 0) return null;
  return (
    <section className={classes('card', styles.setAside)} role="alert">
      <h2>
        <TriangleAlert size={18} aria-hidden />
        {translate(`resources.dashboard.${words}`, { count: count(items.length) })}
      </h2>
      <div className="card-body stack">
        <p>{translate(`resources.dashboard.${words}Text`)}</p>
        <ul className="stack">
          {items.map((item) => (
            <li key={item.id} className="row num">
              <Link className="link mono" to={placeOf(item)}>
                {item.number}
              </Link>
              <span>
                {translate('resources.dashboard.setAsideTries', { tries: count(item.tries) })}
              </span>
              <TimeText at={item.since} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
