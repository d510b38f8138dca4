import { useState } from 'react';
import { paths } from '../../../../schema/routes';
import { useConnection } from '../../lib/useConnection';
import { useWords } from '../../lib/useWords';
import { MoneyDays } from '../../ui/layout/MoneyDays';
import { Empty } from '../../ui/state/Empty';
import { StatementDocument } from './statement.generated';
import { StatementRow } from './StatementRow';
import { StatementSheet } from './StatementSheet';
import type { StatementLine } from './types';
import type { StatementFilterState } from './useStatementFilter';

/** The lines of one purse or one kind by day, newest first. */
export function LineList({ state }: { readonly state: StatementFilterState }) {
  const { t } = useWords('statement');
  const [shown, setShown] = useState<StatementLine | null>(null);
  const paged = useConnection(StatementDocument, {
    variables: { filter: state.filter },
    pick: (data) => data.statement,
  });
  const filtered = state.filtered || state.chosen.purse !== 'ANY';
  return (
    <>
      <MoneyDays
        {...paged}
        keyOf={({ id }) => id}
        atOf={({ at }) => at}
        render={(line) => <StatementRow line={line} onOpen={setShown} />}
        empty={
          filtered ? (
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
      <StatementSheet line={shown} onClose={() => setShown(null)} />
    </>
  );
}
