import { DataTable, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { AgeBadge } from '../ui/AgeBadge';
import { Avatar } from '../ui/Avatar';
import { MoneyText } from '../ui/MoneyText';
import { TimeText } from '../ui/TimeText';
import {
  heldByOther,
  isDecided,
  targetMs,
  type RechargeRow,
} from '../resources/recharges/recharge';
import { RechargeFlags } from '../resources/recharges/RechargeFlags';
import { RechargeStatePill } from '../resources/recharges/RechargeStatePill';

const Column = DataTable.Col<RechargeRow>;

interface Props {
  /** The row the keyboard stands on or the drawer shows. */
  readonly current: string | null;
}

function Waiting({ row, current }: { readonly row: RechargeRow; readonly current: boolean }) {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Link to={`/recharges/${row.id}${search}`} aria-current={current ? 'true' : undefined}>
      <span className="hidden-text">{translate('resources.recharges.open', { ...row })} </span>
      {isDecided(row) ? (
        <TimeText at={row.decidedAt} />
      ) : (
        <AgeBadge since={row.submittedAt} targetMs={targetMs(row)} />
      )}
    </Link>
  );
}

function Holder({ row }: { readonly row: RechargeRow }) {
  const translate = useTranslate();
  if (isDecided(row)) return <RechargeStatePill state={row.state} />;
  const { takenBy, takenByMe } = row;
  if (!takenBy) return <span className="mute">{translate('resources.recharges.free')}</span>;
  return (
    <span className="row">
      <Avatar name={takenBy.name} size="small" />
      {takenByMe ? translate('resources.recharges.you') : takenBy.name}
    </span>
  );
}

/** People waiting for their money. The whole row opens; the link in it is for the keyboard. */
export function QueueTable({ current }: Props) {
  const translate = useTranslate();
  const { search } = useLocation();
  const label = (name: string) => translate(`resources.recharges.fields.${name}`);
  const rowSx = (row: RechargeRow) => ({
    ...(heldByOther(row) ? { '& td': { color: 'var(--ink-3)' } } : {}),
    ...(row.id === current
      ? {
          '& td': { background: 'var(--accent-soft)' },
          '& td:first-of-type': { boxShadow: 'inset 3px 0 0 var(--accent)' },
        }
      : {}),
  });
  return (
    <DataTable<RechargeRow>
      bulkActionButtons={false}
      rowClick={(id) => `/recharges/${String(id)}${search}`}
      rowSx={rowSx}
    >
      <Column
        label={label('waiting')}
        render={(row) => <Waiting row={row} current={row.id === current} />}
      />
      <Column
        label={label('user')}
        render={({ user }) => (
          <span className="row">
            <Avatar name={user.accountMasked} size="small" />
            {user.accountMasked}
          </span>
        )}
      />
      <Column
        align="right"
        label="USD"
        render={(row) => (
          <b className="strong">
            <MoneyText value={row.credited ?? row.amount} />
          </b>
        )}
      />
      <Column label={label('channel')} render={(row) => row.channelTitle} />
      <Column label={label('flags')} render={(row) => <RechargeFlags flags={row.flags} />} />
      <Column label={label('takenBy')} render={(row) => <Holder row={row} />} />
    </DataTable>
  );
}
