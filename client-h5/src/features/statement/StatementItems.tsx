import { useState } from 'react';
import { paths } from '../../../../schema/routes';
import { useConnection } from '../../lib/useConnection';
import { useWords } from '../../lib/useWords';
import { DayList } from '../../ui/layout/DayList';
import { Empty } from '../../ui/state/Empty';
import { LoadError } from '../../ui/state/LoadError';
import { Loading } from '../../ui/state/Loading';
import { StatementDocument } from './statement.generated';
import { StatementRow } from './StatementRow';
import { StatementSheet } from './StatementSheet';
import type { StatementLine } from './types';
import type { StatementFilterState } from './useStatementFilter';

/** The movements of the filter by day, newest first. */
export function StatementItems({ state }: { readonly state: StatementFilterState }) {
  const { t } = useWords('statement');
  const [shown, setShown] = useState<StatementLine | null>(null);
  const paged = useConnection(StatementDocument, {
    variables: { filter: state.filter },
    pick: (data) => data.statement,
  });
  const { items, error, refetch } = paged;
  if (!items && error) return <LoadError onRetry={() => void refetch()} />;
  if (!items) return <Loading shape="list" />;
  if (items.length === 0) {
    return state.filtered || state.chosen.purse !== 'ANY' ? (
      <Empty title={t('statement.emptyFilter')} text={t('statement.emptyFilterText')} />
    ) : (
      <Empty
        title={t('statement.empty')}
        text={t('statement.emptyText')}
        action={{ label: t('statement.recharge'), to: paths.recharge }}
      />
    );
  }
  return (
    <>
      <p className="currency small muted">{t('shared:common.currency')}</p>
      <DayList
        {...paged}
        items={items}
        keyOf={({ id }) => id}
        atOf={({ at }) => at}
        render={(line) => <StatementRow line={line} onOpen={setShown} />}
      />
      <StatementSheet line={shown} onClose={() => setShown(null)} />
    </>
  );
}
