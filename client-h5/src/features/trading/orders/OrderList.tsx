import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { outcomes } from '../../../../../schema/states';
import { useWords } from '../../../lib/useWords';
import { IconButton } from '../../../ui/Button';
import { Chips } from '../../../ui/field/Chips';
import { Page } from '../../../ui/layout/Page';
import { OrderFilterSheet } from './OrderFilterSheet';
import { OrderItems } from './OrderItems';
import { OrderTotals } from './OrderTotals';
import { ProjectOrders } from './ProjectOrders';
import { orderTabs, useOrderFilter, type OrderFilterState } from './useOrderFilter';
import styles from './OrderList.module.css';

/** Project orders; contract orders, open positions, those won and history, with totals for what is listed. */
export function OrderList() {
  const { t } = useWords('trading');
  const state = useOrderFilter();
  const [choosing, setChoosing] = useState(false);
  const filter = (
    <IconButton
      label={state.filtered ? t('orders.filterOn') : t('orders.filter')}
      className={state.filtered ? 'link' : ''}
      onClick={() => {
        setChoosing(true);
      }}
    >
      <SlidersHorizontal size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
  return (
    <Page title={t('shared:pages.orders')} back money end={state.tab !== 'projects' && filter}>
      <Chips
        label={t('orders.tabs')}
        value={state.tab}
        onChange={state.setTab}
        options={orderTabs.map((value) => ({
          value,
          label: value === 'follow' ? t('shared:pages.follow') : t(`orders.tab.${value}`),
        }))}
      />
      {state.tab === 'projects' ? <ProjectOrders /> : <Contracts state={state} />}
      <OrderFilterSheet
        state={state}
        open={choosing}
        onClose={() => {
          setChoosing(false);
        }}
      />
    </Page>
  );
}

function Contracts({ state }: { readonly state: OrderFilterState }) {
  return (
    <>
      {state.tab === 'history' && <Outcomes state={state} />}
      <div className={styles.orders}>
        <OrderTotals filter={state.filter} />
      </div>
      <OrderItems state={state} />
    </>
  );
}

function Outcomes({ state }: { readonly state: OrderFilterState }) {
  const { t } = useWords('trading');
  const any = { value: 'ANY' as const, label: t('orders.anyOutcome') };
  const options = outcomes.map((value) => ({ value, label: t(`orders.outcome.${value}`) }));
  return (
    <div className={styles.orderOutcomes}>
      <Chips
        label={t('orders.outcomes')}
        value={state.outcome ?? 'ANY'}
        onChange={(value) => {
          state.setOutcome(value === 'ANY' ? null : value);
        }}
        options={[any, ...options]}
      />
    </div>
  );
}
