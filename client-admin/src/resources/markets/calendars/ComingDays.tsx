import { useTranslate } from 'react-admin';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { Pill } from '../../../ui/Pill';
import { hoursText, type ComingDay } from '../market';
import styles from '../MarketTable.module.css';

/** The next 14 days as they would be, beside what they are. */
export function ComingDays({ days }: { readonly days: readonly ComingDay[] }) {
  const translate = useTranslate();
  const { longDay, clock, instant } = useFormat();
  const words = (key: string) => translate(`resources.calendars.${key}`);
  /** With its date where that is another one in UTC. */
  const within = (day: string, at: string) => (at.startsWith(day) ? clock(at) : instant(at));
  return (
    <section className="card" aria-label={words('coming')}>
      <h2>{words('coming')}</h2>
      <div style={{ overflowX: 'auto' }}>
        <table className={classes('num', styles.marketTable)}>
          <thead>
            <tr>
              {(['day', 'before', 'hours', 'utc'] as const).map((name) => (
                <th key={name} scope="col">
                  {words(`fields.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, before, hours, opens, closes, special }) => (
              <tr key={day}>
                <th scope="row">
                  <span className="row wrap">
                    {longDay(Date.parse(day))}
                    {special && <Pill>{words('special')}</Pill>}
                    {hoursText(before) !== hoursText(hours) && (
                      <Pill tone="info">{words('changes')}</Pill>
                    )}
                  </span>
                </th>
                <td>{hoursText(before) || words('closed')}</td>
                <td>{hoursText(hours) || words('closed')}</td>
                <td>
                  {opens
                    .map((at, n) => `${within(day, at)}–${within(day, closes[n] ?? at)}`)
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
