import { DataTable, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { AgeBadge } from '../ui/AgeBadge';
import { Avatar } from '../ui/Avatar';
import { ListColumn } from '../ui/list/ListTable';
import { TimeText } from '../ui/TimeText';
import { heldByOther, isInUndo, targetMs, useQueue, type QueueRow } from './queue';
import styles from './QueueTable.module.css';
import { ageWords } from '../lib/formatTime';
import { classes } from '../lib/classes';
import { TickAll, TickRow } from './bulk/Tick';
import type { Ticks } from './bulk/useTicks';
import { useTab } from './useTab';
import { useQueueWords } from './useQueueWords';

const Column = DataTable.Col<QueueRow>;
const LabelledColumn = ListColumn<QueueRow>;

interface Props {
  /** The row the keyboard stands on or the drawer shows. */
  readonly current: string | null;
  /** Rows that came with the last look at what is new. */
  readonly marked: ReadonlySet<string>;
  /** Null where requests are approved one by one. */
  readonly ticks: Ticks | null;
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
  ...(row.id === current ? { background: 'var(--accent-soft)' } : {}),
});

/** A column's class, on its head too: where it stands in a narrow list, or that it is left out there. */
const placed = (name = '') => ({ className: name, headerClassName: name });

/** A head that sorts by the server's order of this name. */
const sortable = (sort: string | undefined) =>
  sort === undefined ? {} : { source: sort, disableSort: false };

/** How long a decision took, and whose it was. */
function DoneColumns() {
  const translate = useTranslate();
  const words = useQueueWords();
  const inWords = (ms: number) => {
    const { key, values } = ageWords(ms);
    return translate(key, values);
  };
  return (
    <>
      <LabelledColumn
        {...sortable('TOOK')}
        {...placed(styles.done)}
        align="right"
        label={words('fields.took')}
        render={({ tookMs }) => (tookMs === null ? '–' : inWords(Number.parseInt(tookMs, 10)))}
      />
      <LabelledColumn
        {...placed(styles.done)}
        label={words('fields.decidedBy')}
        render={({ decidedBy }) => decidedBy?.name ?? '–'}
      />
    </>
  );
}

/** So many columns, the user and the amount, stand before the age in a narrow list. */
const LEADING = 2;

/** What waits. The whole row opens; the link in it is for the keyboard. */
export function QueueTable({ current, marked, ticks }: Props) {
  const words = useQueueWords();
  const { resource, columns } = useQueue();
  const { search } = useLocation();
  const done = useTab() === 'DONE';
  const label = (name: string) => words(`fields.${name}`);
  return (
    <DataTable<QueueRow>
      resource={resource}
      className={styles.table ?? ''}
      bulkActionButtons={false}
      rowClick={(id) => `/${resource}/${String(id)}${search}`}
      rowSx={(row) => rowLook(row, current)}
    >
      {ticks !== null && (
        <Column
          {...placed(styles.tick)}
          label={<TickAll ticks={ticks} />}
          render={(row) => <TickRow row={row} ticks={ticks} />}
        />
      )}
      <Column
        {...placed(styles.number)}
        label={label('number')}
        render={({ number }) => <span className="mono">{number}</span>}
      />
      <Column
        {...sortable(done ? 'DECIDED' : 'AGE')}
        {...placed(styles.age)}
        label={label(done ? 'decidedAt' : 'waiting')}
        render={(row) => (
          <Waiting row={row} current={row.id === current} fresh={marked.has(row.id)} />
        )}
      />
      {columns.map(({ name, align, wide, show, sort }, n) => (
        <Column
          key={name}
          label={label(name)}
          {...(align && { align })}
          {...sortable(sort)}
          {...placed(classes(n < LEADING && styles.leading, wide === true && styles.wide))}
          render={(row) => show(row)}
        />
      ))}
      {done && <DoneColumns />}
      <Column
        {...placed(styles.holder)}
        label={label(done ? 'state' : 'takenBy')}
        render={(row) => <Holder row={row} />}
      />
    </DataTable>
  );
}
