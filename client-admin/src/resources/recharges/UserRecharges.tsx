import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import type { RechargeRow } from './recharge';
import { RechargeFlags } from './RechargeFlags';
import { RechargeStatePill } from './RechargeStatePill';

const Column = ListColumn<RechargeRow>;

/** One customer's recharges; each opens in the queue's drawer. */
export function UserRecharges() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.recharges.fields.${name}`);
  return (
    <ListTable<RechargeRow> rowClick={(id) => `/recharges/${String(id)}`}>
      <Column label={label('submittedAt')} render={(row) => <TimeText at={row.submittedAt} />} />
      <Column
        label={label('number')}
        render={({ id, number }) => (
          <Link className="link mono" to={`/recharges/${id}`}>
            {number}
          </Link>
        )}
      />
      <Column label={label('channel')} render={({ channelTitle }) => channelTitle} />
      <Column
        align="right"
        label={label('declared')}
        render={({ amount }) => <MoneyText value={amount} />}
      />
      <Column
        align="right"
        label={label('credited')}
        render={({ credited }) => <MoneyText value={credited} />}
      />
      <Column label={label('flags')} render={({ flags }) => <RechargeFlags flags={flags} />} />
      <Column label={label('state')} render={(row) => <RechargeStatePill row={row} />} />
    </ListTable>
  );
}
