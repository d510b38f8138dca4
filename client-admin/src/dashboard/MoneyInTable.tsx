import { classes } from '../lib/classes';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/useFormat';
import { MoneyText } from '../ui/MoneyText';
import type { Days } from './days';
import styles from './MoneyInTable.module.css';

/** The same figures to read, newest first. */
export function MoneyInTable({ days }: { readonly days: Days }) {
  const translate = useTranslate();
  const { date, count } = useFormat();
  return (
    <table className={classes('num', styles.plainTable)}>
      <thead>
        <tr>
          <th scope="col">{translate('resources.dashboard.day')}</th>
          <th scope="col">{translate('resources.dashboard.count')}</th>
          <th scope="col">USD</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{date(day.day)}</th>
            <td>{count(day.count)}</td>
            <td>
              <MoneyText value={day.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
