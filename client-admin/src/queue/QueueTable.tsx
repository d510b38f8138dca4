import { DataTable, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { AgeBadge } from '../ui/AgeBadge';
import { Avatar } from '../ui/Avatar';
import { TimeText } from '../ui/TimeText';
import { heldByOther, targetMs, useQueue, type QueueRow } from './queue';
import { useQueueWords } from './useQueueWords';

const Column = DataTable.Col<QueueRow>;

interface Props {
  /** The row the keyboard stands on or the drawer shows. */
  readonly current: string | null;
}

function Waiting({ row, current }: { readonly row: QueueRow; readonly current: boolean }) {
  const words = useQueueWords();
  const { resource, isDecided } = useQueue();
  const { search } = useLocation();
  return (
    <Link to={`/${resource}/${row.id}${search}`} aria-current={current ? 'true' : undefined}>
      <span className="hidden-text">{words('open', { ...row })} </span>
      {isDecided(row) ? (
        <TimeText at={row.decidedAt} />
      ) : (
        <AgeBadge since={row.submittedAt} targetMs={targetMs(row)} />
      )}
    </Link>
  );
}

function Holder({ row }: { readonly row: QueueRow }) {
  const words = useQueueWords();
  const { isDecided, State } = useQueue();
  if (isDecided(row)) return <State row={row} />;
  const { takenBy, takenByMe } = row;
  if (!takenBy) return <span className="mute">{words('free')}</span>;
  return (
    <span className="row">
      <Avatar name={takenBy.name} size="small" />
      {takenByMe ? words('you') : takenBy.name}
    </span>
  );
}

const rowLook = (row: QueueRow, current: string | null) => ({
  ...(heldByOther(row) ? { '& td': { color: 'var(--ink-3)' } } : {}),
  ...(row.id === current
    ? {
        '& td': { background: 'var(--accent-soft)' },
        '& td:first-of-type': { boxShadow: 'inset 3px 0 0 var(--accent)' },
      }
    : {}),
});

/** What waits. The whole row opens; the link in it is for the keyboard. */
export function QueueTable({ current }: Props) {
  const translate = useTranslate();
  const { resource, columns } = useQueue();
  const { search } = useLocation();
  const label = (name: string) => translate(`resources.${resource}.fields.${name}`);
  return (
    <DataTable<QueueRow>
      resource={resource}
      bulkActionButtons={false}
      rowClick={(id) => `/${resource}/${String(id)}${search}`}
      rowSx={(row) => rowLook(row, current)}
    >
      <Column
        label={label('waiting')}
        render={(row) => <Waiting row={row} current={row.id === current} />}
      />
      {columns.map(({ name, label: own, align, show }) => (
        <Column
          key={name}
          label={own ?? label(name)}
          {...(align && { align })}
          render={(row) => show(row)}
        />
      ))}
      <Column label={label('takenBy')} render={(row) => <Holder row={row} />} />
    </DataTable>
  );
}
