import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import type { WithdrawalRow } from './withdrawal';
import { WithdrawalFlags } from './WithdrawalFlags';
import { WithdrawalStatePill } from './WithdrawalStatePill';
import { WithdrawalTarget } from './WithdrawalTarget';

const Column = ListColumn<WithdrawalRow>;

/** One customer's withdrawals; each opens in the queue's drawer. */
export function UserWithdrawals() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.withdrawals.fields.${name}`);
  return (
    <ListTable<WithdrawalRow> rowClick={(id) => `/withdrawals/${String(id)}`}>
      <Column label={label('submittedAt')} render={(row) => <TimeText at={row.submittedAt} />} />
      <Column
        label={label('number')}
        render={({ id, number }) => (
          <Link className="link mono" to={`/withdrawals/${id}`}>
            {number}
          </Link>
        )}
      />
      <Column
        label={label('target')}
        render={({ target }) => <WithdrawalTarget target={target} />}
      />
      <Column
        align="right"
        label={label('amount')}
        render={({ amount }) => <MoneyText value={amount} />}
      />
      <Column
        align="right"
        label={label('credited')}
        render={({ credited }) => <MoneyText value={credited} />}
      />
      <Column label={label('flags')} render={({ flags }) => <WithdrawalFlags flags={flags} />} />
      <Column label={label('state')} render={(row) => <WithdrawalStatePill row={row} />} />
    </ListTable>
  );
}
