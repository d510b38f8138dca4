import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import type { Hour, Shift } from './shift';
import styles from './ShiftView.module.css';
import { useDuration } from './useDuration';

/** Each person's figures, who decided most first. */
export function PeopleTable({ people }: Pick<Shift, 'people'>) {
  const translate = useTranslate();
  const { count } = useFormat();
  const duration = useDuration();
  const columns = ['person', 'decided', 'median', 'p95', 'missed'] as const;
  return (
    <table className={styles.table}>
      <caption className="hidden-text">{translate('resources.shift.people')}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {translate(`resources.shift.fields.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ staff, decided, medianSeconds, p95Seconds, missed }) => (
          <tr key={staff.id}>
            <th scope="row">{staff.name}</th>
            <td>{count(decided)}</td>
            <td>{duration(medianSeconds)}</td>
            <td>{duration(p95Seconds)}</td>
            <td>{count(missed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HoursProps extends Pick<Shift, 'people'> {
  readonly hours: readonly Hour[];
}

/** What each person decided in each hour. */
export function HoursTable({ hours, people }: HoursProps) {
  const translate = useTranslate();
  const { count, clock } = useFormat();
  return (
    <table className={classes(styles.table, styles.hours)}>
      <caption className="hidden-text">{translate('resources.shift.hours')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('resources.shift.fields.hour')}</th>
          {people.map(({ staff }) => (
            <th key={staff.id} scope="col">
              {staff.name}
            </th>
          ))}
          <th scope="col">{translate('resources.shift.fields.all')}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ at, total, byPerson }) => (
          <tr key={at}>
            <th scope="row">{clock(at)}</th>
            {people.map(({ staff }) => (
              <td key={staff.id} data-label={staff.name}>
                {count(byPerson[staff.id] ?? 0)}
              </td>
            ))}
            <td data-label={translate('resources.shift.fields.all')}>{count(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
