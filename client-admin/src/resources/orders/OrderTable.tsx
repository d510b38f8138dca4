import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../lib/useFormat';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import type { OrderRow } from './order';
import { OutcomePill } from './OutcomePill';

const Column = ListColumn<OrderRow>;

/** What was bought: instrument, direction and length. */
function Asked({ symbol, direction, durationSeconds }: OrderRow) {
  const translate = useTranslate();
  return (
    <>
      {symbol}{' '}
      <span className="soft">
        {translate(`resources.orders.direction.${direction}`)} ·{' '}
        {translate('resources.orders.seconds', { seconds: durationSeconds })}
      </span>
    </>
  );
}

/** Contracts, newest first. */
export function OrderTable({ withUser = true }: { readonly withUser?: boolean }) {
  const translate = useTranslate();
  const { price } = useFormat();
  const label = (name: string) => translate(`resources.orders.fields.${name}`);
  return (
    <ListTable<OrderRow> rowClick={(id) => `/orders/${String(id)}/show`}>
      <Column label={label('openedAt')} render={({ openedAt }) => <TimeText at={openedAt} />} />
      <Column
        label={label('number')}
        render={({ id, number }) => (
          <Link className="link mono" to={`/orders/${id}/show`}>
            {number}
          </Link>
        )}
      />
      {withUser && (
        <Column
          label={label('user')}
          render={({ user }) => <UserLink id={user.id} name={user.accountMasked} avatar />}
        />
      )}
      <Column label={label('symbol')} render={(row) => <Asked {...row} />} />
      <Column
        align="right"
        label={label('stake')}
        render={({ stake }) => <MoneyText value={stake} />}
      />
      <Column
        align="right"
        label={label('openPrice')}
        render={({ openPrice }) => <span className="num">{price(openPrice)}</span>}
      />
      <Column
        align="right"
        label={label('closePrice')}
        render={({ closePrice }) => (
          <span className="num">{closePrice === null ? '–' : price(closePrice)}</span>
        )}
      />
      <Column
        label={label('outcome')}
        render={({ outcome }) => <OutcomePill outcome={outcome} />}
      />
      <Column
        label={label('certificate')}
        render={({ certificate }) =>
          certificate === null ? '–' : translate(`resources.orders.certificate.${certificate}`)
        }
      />
      <Column
        align="right"
        label={label('net')}
        render={({ net }) => <MoneyText value={net} sign />}
      />
    </ListTable>
  );
}
