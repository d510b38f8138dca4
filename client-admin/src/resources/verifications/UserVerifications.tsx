import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import { IdTypeText } from './IdTypeText';
import type { VerificationRow } from './verification';
import { VerificationFlags } from './VerificationFlags';
import { VerificationStatePill } from './VerificationStatePill';

const Column = ListColumn<VerificationRow>;

/** What one customer sent in; each opens in the queue's drawer. */
export function UserVerifications() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.verifications.fields.${name}`);
  return (
    <ListTable<VerificationRow> rowClick={(id) => `/verifications/${String(id)}`}>
      <Column label={label('submittedAt')} render={(row) => <TimeText at={row.submittedAt} />} />
      <Column
        label={label('number')}
        render={({ id, number }) => (
          <Link className="link mono" to={`/verifications/${id}`}>
            {number}
          </Link>
        )}
      />
      <Column label={label('name')} render={({ nameMasked }) => nameMasked} />
      <Column label={label('idType')} render={({ idType }) => <IdTypeText idType={idType} />} />
      <Column label={label('flags')} render={({ flags }) => <VerificationFlags flags={flags} />} />
      <Column label={label('state')} render={(row) => <VerificationStatePill row={row} />} />
    </ListTable>
  );
}
