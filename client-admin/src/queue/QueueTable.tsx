import { createContext, useCallback, useContext, useMemo } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { AgeBadge } from '../ui/AgeBadge';
import { Avatar } from '../ui/Avatar';
import { ListColumn } from '../ui/list/ListTable';
import { TimeText } from '../ui/TimeText';
import { heldByOther, isInUndo, targetMs, useQueue, waitsForAccount, type QueueRow } from './queue';
import { AccountStopped } from './AccountStopped';
import styles from './QueueTable.module.css';
import { ageWords } from '../lib/time/formatTime';
import { classes } from '../lib/classes';
import { TickAll, TickRow } from './bulk/Tick';
import { TicksContext, type Ticks } from './bulk/useTicks';
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

/** What changes while the rows stay: read where it shows, so that no other cell is drawn anew for it. */
const MarksContext = createContext<Pick<Props, 'current' | 'marked'>>({
  current: null,
  marked: new Set(),
});

function Waiting({ row }: { readonly row: QueueRow }) {
  const { current, marked } = useContext(MarksContext);
  const translate = useTranslate();
  const words = useQueueWords();
  const { resource, isDecided } = useQueue();
  const { search } = useLocation();
  return (
    <Link
      className={styles.opens}
      to={`/${resource}/${row.id}${search}`}
      data-row={row.id}
      aria-current={row.id === current ? 'true' : undefined}
    >
      {marked.has(row.id) && <span className={styles.fresh}>{translate('queue.fresh')}</span>}
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
  if (waitsForAccount(row)) return <AccountStopped />;
  if (row.reviewState === 'ON_HOLD') return <State row={row} />;
  if (!takenBy) return <span className="mute">{words('free')}</span>;
  return (
    <span className="row">
      <Avatar name={takenBy.name} size="small" />
      {takenByMe ? words('you') : takenBy.name}
    </span>
  );
}

const MUTED = { '& td': { color: 'var(--ink-3)' } };
const CURRENT = { background: 'var(--accent-soft)' };
const BOTH = { ...MUTED, ...CURRENT };
const PLAIN = {};

/** One of four, always the same: a row is drawn anew where its look changes. */
function rowLook(row: QueueRow, current: boolean) {
  if (heldByOther(row) || isInUndo(row)) return current ? BOTH : MUTED;
  return current ? CURRENT : PLAIN;
}

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

/** The same elements while language, tab and rights are: their cells are drawn anew where their row changes. */
function useColumns(withTicks: boolean) {
  const words = useQueueWords();
  const { columns } = useQueue();
  const done = useTab() === 'DONE';
  return useMemo(() => {
    const label = (name: string) => words(`fields.${name}`);
    return [
      withTicks && (
        <Column
          key="tick"
          {...placed(styles.tick)}
          label={<TickAll />}
          render={(row) => <TickRow row={row} />}
        />
      ),
      <Column
        key="number"
        {...placed(styles.number)}
        label={label('number')}
        render={({ number }) => <span className="mono">{number}</span>}
      />,
      <Column
        key="age"
        {...sortable(done ? 'DECIDED' : 'AGE')}
        {...placed(styles.age)}
        label={label(done ? 'decidedAt' : 'waiting')}
        render={(row) => <Waiting row={row} />}
      />,
      ...columns.map(({ name, align, wide, show, sort }, n) => (
        <Column
          key={`own-${name}`}
          label={label(name)}
          {...(align && { align })}
          {...sortable(sort)}
          {...placed(classes(n < LEADING && styles.leading, wide === true && styles.wide))}
          render={(row) => show(row)}
        />
      )),
      done && <DoneColumns key="done" />,
      <Column
        key="holder"
        {...placed(styles.holder)}
        label={label(done ? 'state' : 'takenBy')}
        render={(row) => <Holder row={row} />}
      />,
    ];
  }, [words, columns, done, withTicks]);
}

/** What waits. The whole row opens; the link in it is for the keyboard. */
export function QueueTable({ current, marked, ticks }: Props) {
  const { resource } = useQueue();
  const { search } = useLocation();
  const columns = useColumns(ticks !== null);
  const marks = useMemo(() => ({ current, marked }), [current, marked]);
  const rowSx = useCallback((row: QueueRow) => rowLook(row, row.id === current), [current]);
  const rowClick = useCallback(
    (id: string | number) => `/${resource}/${String(id)}${search}`,
    [resource, search],
  );
  return (
    <MarksContext value={marks}>
      <TicksContext value={ticks}>
        <DataTable<QueueRow>
          resource={resource}
          className={styles.table ?? ''}
          bulkActionButtons={false}
          rowClick={rowClick}
          rowSx={rowSx}
        >
          {columns}
        </DataTable>
      </TicksContext>
    </MarksContext>
  );
}
