import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import type { DisputeRow } from './dispute';
import { DisputeStatePill } from './DisputeStatePill';
import { LookText } from './LookText';

const Column = ListColumn<DisputeRow>;

/** What one customer reported; each opens in the queue's drawer. */
export function UserDisputes() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.disputes.fields.${name}`);
  return (
    <ListTable<DisputeRow> rowClick={(id) => `/disputes/${String(id)}`}>
      <Column label={label('submittedAt')} render={(row) => <TimeText at={row.submittedAt} />} />
      <Column
        label={label('number')}
        render={({ id, number }) => (
          <Link className="link mono" to={`/disputes/${id}`}>
            {number}
          </Link>
        )}
      />
      <Column label={label('symbol')} render={({ order }) => order.symbol} />
      <Column label={label('look')} render={({ look }) => <LookText look={look} />} />
      <Column label={label('state')} render={(row) => <DisputeStatePill row={row} />} />
    </ListTable>
  );
}
