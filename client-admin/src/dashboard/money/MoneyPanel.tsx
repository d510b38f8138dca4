import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import styles from './MoneyPanel.module.css';
import { MoneyTable } from './MoneyTable';
import type { MoneyDays, useMoneyDays } from './useMoneyDays';

const MoneyChart = lazy(() =>
  import('./MoneyChart').then((module) => ({ default: module.MoneyChart })),
);

/** What the bars and the columns are. */
function Legend() {
  const translate = useTranslate();
  return (
    <span className={styles.legend}>
      <span>
        <i className={styles.in} aria-hidden />
        {translate('resources.dashboard.paidIn')}
      </span>
      <span>
        <i className={styles.out} aria-hidden />
        {translate('resources.dashboard.paidOut')}
      </span>
    </span>
  );
}

function Figures({ days, table }: { readonly days: MoneyDays; readonly table: boolean }) {
  if (table) return <MoneyTable days={days} />;
  return (
    <Suspense fallback={<Skeleton rows={5} />}>
      <MoneyChart days={days} />
    </Suspense>
  );
}

/** Credited recharges and paid withdrawals by day, as bars or as a table. */
export function MoneyPanel({ data, error, refetch }: ReturnType<typeof useMoneyDays>) {
  const translate = useTranslate();
  const [table, setTable] = useState(false);
  return (
    <section className={classes('card', styles.panel)}>
      <div className="card-head">
        <h2>
          {translate('resources.dashboard.money')}{' '}
          <span className="soft" style={{ fontWeight: 400 }}>
            {translate('resources.dashboard.moneyUnit')}
          </span>
        </h2>
        <div className="row wrap">
          <Legend />
          <Button
            variant="text"
            size="small"
            aria-pressed={table}
            onClick={() => {
              setTable(!table);
            }}
          >
            {translate(table ? 'resources.dashboard.asChart' : 'resources.dashboard.asTable')}
          </Button>
        </div>
      </div>
      {data && <Figures days={data} table={table} />}
      {!data && error && <LoadFault onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} />}
    </section>
  );
}
