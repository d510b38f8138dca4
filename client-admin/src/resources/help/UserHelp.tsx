import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { helpResources } from '../../../../schema/help';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import type { HelpRow } from './help';
import { HelpKindText } from './HelpKindText';
import { HelpStatePill } from './HelpStatePill';

const Column = ListColumn<HelpRow>;

const pageOf = ({ queue, id }: Pick<HelpRow, 'queue' | 'id'>) => `/${helpResources[queue]}/${id}`;

/** What one customer asked for, of all three queues; each opens in its queue's drawer. */
export function UserHelp() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.passwordRequests.fields.${name}`);
  return (
    <ListTable<HelpRow> rowClick={(_, __, row) => pageOf(row)}>
      <Column label={label('submittedAt')} render={(row) => <TimeText at={row.submittedAt} />} />
      <Column
        label={label('number')}
        render={(row) => (
          <Link className="link mono" to={pageOf(row)}>
            {row.number}
          </Link>
        )}
      />
      <Column label={label('kind')} render={({ kind }) => <HelpKindText kind={kind} />} />
      <Column label={label('state')} render={(row) => <HelpStatePill row={row} />} />
    </ListTable>
  );
}
