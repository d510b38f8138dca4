import { useState } from 'react';
import { paths } from '../../../../../schema/routes';
import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { Chips } from '../../../ui/field/Chips';
import { ListEnd } from '../../../ui/layout/List';
import { Page } from '../../../ui/layout/Page';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { RiskNote } from '../../../ui/RiskNote';
import { HoldingCard } from './HoldingCard';
import { HoldingsSum } from './HoldingsSum';
import { MyHoldingsDocument, type MyHoldingsQueryVariables } from './mine.generated';
import styles from './MyProjects.module.css';

type Tab = MyHoldingsQueryVariables['tab'];
const tabs = ['ALL', 'IN_PROGRESS', 'ENDED'] as const satisfies readonly Tab[];

/** What one holds in sum, and each holding with what can be done about it. */
export function MyProjects() {
  const { t } = useWords('yield');
  const [tab, setTab] = useState<Tab>('IN_PROGRESS');
  return (
    <Page title={t('mine.title')} back money>
      <HoldingsSum />
      <Chips
        look="segments"
        label={t('mine.tabs')}
        value={tab}
        onChange={setTab}
        options={tabs.map((value) => ({ value, label: t(`mine.tab.${value}`) }))}
      />
      <Holdings tab={tab} />
      <RiskNote />
    </Page>
  );
}

function Holdings({ tab }: { readonly tab: Tab }) {
  const { t } = useWords('yield');
  const { items, error, refetch, ...end } = useConnection(MyHoldingsDocument, {
    variables: { tab },
    pick: (data) => data.holdings,
  });
  if (!items) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  if (items.length === 0) {
    const action = { label: t('details.all'), to: paths.project };
    return <Empty title={t(`mine.empty.${tab}`)} text={t('mine.emptyText')} action={action} />;
  }
  return (
    <>
      <PullToRefresh />
      <ul className={styles.holdings} aria-label={t('mine.title')}>
        {items.map((holding) => (
          <li key={holding.id}>
            <HoldingCard holding={holding} linked />
          </li>
        ))}
      </ul>
      <ListEnd {...end} />
    </>
  );
}
