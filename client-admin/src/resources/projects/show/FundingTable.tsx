import { useTranslate } from 'react-admin';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { MoneyText } from '../../../ui/MoneyText';
import { TimeText } from '../../../ui/TimeText';
import type { ProjectFundingRowFragment } from '../projects.generated';

const Column = ListColumn<ProjectFundingRowFragment>;

/** Money put aside and taken back, with the bank's reference and the two who agreed. */
export function FundingTable() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.projects.fields.${name}`);
  return (
    <ListTable<ProjectFundingRowFragment> rowClick={false}>
      <Column label={label('at')} render={({ at }) => <TimeText at={at} />} />
      <Column
        align="right"
        label={label('amount')}
        render={({ amount }) => <MoneyText value={amount} sign />}
      />
      <Column
        label={label('bankReference')}
        render={({ bankReference }) => <span className="mono">{bankReference}</span>}
      />
      <Column label={label('proposedBy')} render={({ proposedBy }) => proposedBy.name} />
      <Column label={label('confirmedBy')} render={({ confirmedBy }) => confirmedBy?.name ?? '–'} />
      <Column label={label('reason')} render={({ reason }) => reason} />
    </ListTable>
  );
}
