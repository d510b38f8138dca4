import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Skeleton } from '../ui/list/Skeleton';
import type { Days } from './days';
import { MoneyInTable } from './MoneyInTable';

const MoneyInChart = lazy(() =>
  import('./MoneyInChart').then((module) => ({ default: module.MoneyInChart })),
);

/** Credited recharges by day, as bars or as a table. */
export function MoneyIn({ days }: { readonly days: Days }) {
  const translate = useTranslate();
  const [table, setTable] = useState(false);
  return (
    <section className="card">
      <div className="card-head">
        <h2>
          {translate('resources.dashboard.moneyIn')}{' '}
          <span className="soft" style={{ fontWeight: 400 }}>
            {translate('resources.dashboard.moneyInUnit')}
          </span>
        </h2>
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
      {table ? (
        <MoneyInTable days={days} />
      ) : (
        <Suspense fallback={<Skeleton rows={5} />}>
          <MoneyInChart days={days} />
        </Suspense>
      )}
    </section>
  );
}
