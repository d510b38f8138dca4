import { DataTable, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { AgeBadge } from '../ui/AgeBadge';
import { Avatar } from '../ui/Avatar';
import { TimeText } from '../ui/TimeText';
import { heldByOther, isInUndo, targetMs, useQueue, type QueueRow } from './queue';
import styles from './QueueTable.module.css';
import { ageWords } from '../lib/formatTime';
import { useTab } from './useTab';
import { useQueueWords } from './useQueueWords';

const Column = DataTable.Col<QueueRow>;

interface Props {
  /** The row the keyboard stands on or the drawer shows. */
  readonly current: string | null;
  /** Rows that came with the last look at what is new. */
  readonly marked: ReadonlySet<string>;
}

interface WaitingProps {
  readonly row: QueueRow;
  readonly current: boolean;
  readonly fresh: boolean;
}

function Waiting({ row, current, fresh }: WaitingProps) {
  const translate = useTranslate();
  const words = useQueueWords();
  const { resource, isDecided } = useQueue();
  const { search } = useLocation();
  return (
    <Link
      className={styles.opens}
      to={`/${resource}/${row.id}${search}`}
      data-row={row.id}
      aria-current={current ? 'true' : undefined}
    >
      {fresh && <span className={styles.fresh}>{translate('queue.fresh')}</span>}
      <span className="hidden-text">{words('open', { ...row })} </span>
      {isDecided(row) || isInUndo(row) ? (
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
  if (isDecided(row) || isInUndo(row)) return <State row={row} />;
  const { takenBy, takenByMe } = row;
  if (row.reviewState === 'ON_HOLD') return <State row={row} />;
  if (!takenBy) return <span className="mute">{words('free')}</span>;
  return (
    <span className="row">
      <Avatar name={takenBy.name} size="small" />
      {takenByMe ? words('you') : takenBy.name}
    </span>
  );
}

const rowLook = (row: QueueRow, current: string | null) => ({
  ...(heldByOther(row) || isInUndo(row) ? { '& td': { color: 'var(--ink-3)' } } : {}),
  ...(row.id === current
    ? {
        '& td': { background: 'var(--accent-soft)' },
        '& td:first-of-type': { boxShadow: 'inset 3px 0 0 var(--accent)' },
      }
    : {}),
});

/** Classes of a column that narrow lists leave out. */
const onlyWhere = (name = '') => ({ className: name, headerClassName: name });

/** A head that sorts by the server's order of this name. */
const sortable = (sort: string | undefined) =>
  sort === undefined ? {} : { source: sort, disableSort: false };

/** What waits. The whole row opens; the link in it is for the keyboard. */
export function QueueTable({ current, marked }: Props) {
  const translate = useTranslate();
  const { resource, columns } = useQueue();
  const { search } = useLocation();
  const done = useTab() === 'DONE';
  const inWords = (ms: number) => {
    const { key, values } = ageWords(ms);
    return translate(key, values);
  };
  const label = (name: string) => translate(`resources.${resource}.fields.${name}`);
  return (
    <DataTable<QueueRow>
      resource={resource}
      className={styles.table ?? ''}
      bulkActionButtons={false}
      rowClick={(id) => `/${resource}/${String(id)}${search}`}
      rowSx={(row) => rowLook(row, current)}
    >
      <Column
        {...sortable(done ? 'DECIDED' : 'AGE')}
        label={label(done ? 'decidedAt' : 'waiting')}
        render={(row) => (
          <Waiting row={row} current={row.id === current} fresh={marked.has(row.id)} />
        )}
      />
      {columns.map(({ name, align, wide, show, sort }) => (
        <Column
          key={name}
          label={label(name)}
          {...(align && { align })}
          {...sortable(sort)}
          {...(wide === true && onlyWhere(styles.wide))}
          render={(row) => show(row)}
        />
      ))}
      {done && (
        <Column
          {...sortable('TOOK')}
          {...onlyWhere(styles.wide)}
          align="right"
          label={label('took')}
          render={({ tookMs }) => (tookMs === null ? '–' : inWords(Number.parseInt(tookMs, 10)))}
        />
      )}
      {done && (
        <Column
          {...onlyWhere(styles.wide)}
          label={label('decidedBy')}
          render={({ decidedBy }) => decidedBy?.name ?? '–'}
        />
      )}
      <Column
        {...onlyWhere(styles.holder)}
        label={label(done ? 'state' : 'takenBy')}
        render={(row) => <Holder row={row} />}
      />
    </DataTable>
  );
}
