import { useState } from 'react';
import { paths } from '../../../../schema/routes';
import { useConnection } from '../../lib/useConnection';
import { useWords } from '../../lib/useWords';
import { MoneyDays } from '../../ui/layout/MoneyDays';
import { Empty } from '../../ui/state/Empty';
import { ItemRow } from './ItemRow';
import { ItemSheet } from './ItemSheet';
import { StatementItemsDocument } from './statement.generated';
import type { StatementItem } from './types';
import type { StatementFilterState } from './useStatementFilter';

/** One row a contract, request or other object, by the day of its newest movement. */
export function ItemList({ state }: { readonly state: StatementFilterState }) {
  const { t } = useWords('statement');
  const [shown, setShown] = useState<StatementItem | null>(null);
  const paged = useConnection(StatementItemsDocument, {
    variables: { days: state.days },
    pick: (data) => data.statementItems,
  });
  return (
    <>
      <MoneyDays
        {...paged}
        keyOf={({ id }) => id}
        atOf={({ at }) => at}
        render={(item) => <ItemRow item={item} onOpen={setShown} />}
        empty={
          state.filtered ? (
            <Empty title={t('statement.emptyFilter')} text={t('statement.emptyFilterText')} />
          ) : (
            <Empty
              title={t('statement.empty')}
              text={t('statement.emptyText')}
              action={{ label: t('statement.recharge'), to: paths.recharge }}
            />
          )
        }
      />
      <ItemSheet item={shown} onClose={() => setShown(null)} />
    </>
  );
}
