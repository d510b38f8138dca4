import { useTranslate } from 'react-admin';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import type { UserStatementQuery } from './statementLines.generated';

type StatementLine = UserStatementQuery['userStatement']['items'][number];

const Column = ListColumn<StatementLine>;

/** Every movement as it touched one purse, with the purse after it. */
export function StatementTable() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.statementLines.fields.${name}`);
  return (
    <ListTable<StatementLine> rowClick={false}>
      <Column label={label('at')} render={({ at }) => <TimeText at={at} />} />
      <Column
        label={label('kind')}
        render={({ kind }) => translate(`resources.statementLines.kind.${kind}`)}
      />
      <Column
        label={label('reference')}
        render={({ reference }) => <span className="mono">{reference ?? '–'}</span>}
      />
      <Column
        label={label('purse')}
        render={({ purse }) => translate(`resources.users.purse.${purse.toLowerCase()}`)}
      />
      <Column
        align="right"
        label={label('amount')}
        render={({ amount }) => <MoneyText value={amount} sign code />}
      />
      <Column
        align="right"
        label={label('balanceAfter')}
        render={({ balanceAfter }) => <MoneyText value={balanceAfter} />}
      />
    </ListTable>
  );
}
