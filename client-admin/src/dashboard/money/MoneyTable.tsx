import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { MoneyText } from '../../ui/MoneyText';
import styles from './MoneyTable.module.css';
import type { MoneyDays } from './useMoneyDays';

const columns = ['day', 'inCount', 'inAmount', 'outCount', 'outAmount'] as const;

/** The same figures to read, newest first. */
export function MoneyTable({ days }: { readonly days: MoneyDays }) {
  const translate = useTranslate();
  const { date, count } = useFormat();
  return (
    <div className={styles.scroll}>
      <table className={classes('num', styles.plainTable)}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {translate(`resources.dashboard.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, inCount, paidIn, outCount, paidOut }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{count(inCount)}</td>
              <td>
                <MoneyText value={paidIn} />
              </td>
              <td>{count(outCount)}</td>
              <td>
                <MoneyText value={paidOut} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
