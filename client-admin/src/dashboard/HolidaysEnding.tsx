import { CalendarDays } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes';
import { useFormat } from '../lib/useFormat';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import styles from './HolidaysEnding.module.css';

/** Markets whose list of holidays ends soon: somebody has to go on with it. Nothing where there is none. */
export function HolidaysEnding({ items }: { readonly items: DashboardRecord['holidaysEnding'] }) {
  const translate = useTranslate();
  const { date } = useFormat();
  if (items.length === 0) return null;
  return (
    <section className={classes('note warn', styles.holidaysEnding)} role="status">
      <CalendarDays size={18} aria-hidden />
      <div>
        <b>{translate('resources.dashboard.holidaysEnding')}</b>
        <ul>
          {items.map(({ id, code, until }) => (
            <li key={id} className="num">
              <Link className="link" to={`/calendars/${id}/show`}>
                {translate(`resources.calendars.code.${code}`, { _: code })}
              </Link>
              {': '}
              {translate('resources.dashboard.holidaysUntil', { day: date(until) })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
