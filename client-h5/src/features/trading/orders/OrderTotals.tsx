import { useQuery } from '@apollo/client/react';
import type { OrderFilter } from '../../../graphql.generated';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { Cell, Cells } from '../OutcomeCells';
import { OrderTotalsDocument } from '../trading.generated';

/** Count, stake and net over the whole filter, not only over what is loaded. */
export function OrderTotals({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useWords('trading');
  const { data, previousData } = useQuery(OrderTotalsDocument, { variables: { filter } });
  const totals = (data ?? previousData)?.orderTotals;
  return (
    <Cells>
      <Cell label={t('orders.count')}>{totals ? totals.count : '–'}</Cell>
      <Cell label={t('orders.stake')}>
        {totals ? <MoneyText money={totals.stake} code /> : '–'}
      </Cell>
      <Cell label={t('orders.net')}>{totals ? <MoneyText money={totals.net} sign /> : '–'}</Cell>
    </Cells>
  );
}
