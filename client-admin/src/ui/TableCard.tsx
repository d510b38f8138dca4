import type { ReactNode } from 'react';
import { classes } from '../lib/classes';
import styles from './TableCard.module.css';

interface Props {
  readonly title: string;
  /** The words of the columns, the first of the row's head. */
  readonly columns: readonly string[];
  /** Said instead of the table; null where there are rows. */
  readonly empty: string | null;
  /** Rows; a cell repeats its column's words in `data-label`, which a narrow table shows instead of its head. */
  readonly children: ReactNode;
}

/** A short table in a card of its own. */
export function TableCard({ title, columns, empty, children }: Props) {
  return (
    <section className={classes('card', styles.tableBox)}>
      <h2>{title}</h2>
      {empty !== null && <p className="card-body soft">{empty}</p>}
      {empty === null && (
        <table className={styles.cardTable}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}
