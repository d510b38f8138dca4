import { useTranslate } from 'react-admin';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { hoursText, type Calendar } from '../market';
import styles from '../MarketTable.module.css';

/** The week of a market, and the days whose hours are others. */
export function HoursTable({ calendar: { week, holidays } }: { readonly calendar: Calendar }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const words = (key: string) => translate(`resources.calendars.${key}`);
  const rows = (days: readonly (readonly [string, string])[]) => (
    <table className={classes('num', styles.marketTable)}>
      <tbody>
        {days.map(([day, hours]) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{hours || words('closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <div className="stack">
      <section className="card">
        <h2>{words('week')}</h2>
        {rows(week.map(({ day, hours }) => [words(`day.${day}`), hoursText(hours)]))}
      </section>
      <section className="card">
        <h2>{words('fields.holidays')}</h2>
        {holidays.length === 0 && <p className="card-body soft">{words('noHolidays')}</p>}
        {rows(holidays.map(({ day, hours }) => [date(day), hoursText(hours)]))}
      </section>
    </div>
  );
}
