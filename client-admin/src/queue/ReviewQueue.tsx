import { useRef, useState, type RefObject } from 'react';
import { ListBase } from 'react-admin';
import { classes } from '../lib/classes';
import { useDashboard } from '../lib/useDashboard';
import { ListFrame } from '../ui/list/ListFrame';
import { useFilter } from '../ui/list/useFilter';
import { BulkBar } from './bulk/BulkBar';
import { BulkDialog } from './bulk/BulkDialog';
import { useBulk } from './bulk/useBulk';
import { useTicks, type Ticks } from './bulk/useTicks';
import { DraftsContext } from './decision/drafts';
import { KeysDialog } from './KeysDialog';
import {
  QueueContext,
  useQueue,
  type AnyQueue,
  type Queue,
  type QueueRequest,
  type QueueRow,
} from './queue';
import { QueueDrawer } from './drawer/QueueDrawer';
import { QueueFilters } from './QueueFilters';
import { QueueHead } from './QueueHead';
import { QueueTable } from './QueueTable';
import styles from './ReviewQueue.module.css';
import { UndoContext, useUndoables } from './decision/undo';
import { UndoToasts } from './decision/UndoToasts';
import { useFocusKept } from './useFocusKept';
import { useKeys } from './useKeys';
import { useQueueNews, type QueueNews } from './useQueueNews';
import { useQueueWords } from './useQueueWords';
import { useReviewing } from './useReviewing';
import { useTab } from './useTab';

interface RowsProps {
  readonly current: string | null;
  readonly marked: QueueNews['marked'];
  readonly ticks: Ticks | null;
}

function Rows(props: RowsProps) {
  const words = useQueueWords();
  const { figures } = useQueue();
  const { data } = useDashboard();
  const tab = useTab();
  const { values } = useFilter();
  const filtered = Object.entries(values).some(([name, value]) => name !== 'tab' && value);
  const why = filtered ? 'filtered' : tab;
  const done = data ? figures(data).doneToday : 0;
  return (
    <div
      className={styles.queueRows}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
    >
      <ListFrame empty={words(`empty.${why}`, { done })}>
        <QueueTable {...props} />
      </ListFrame>
    </div>
  );
}

/** The keys of the queue; those of a picture are the viewer's own. */
function useQueueKeys(
  root: RefObject<HTMLElement | null>,
  reviewing: ReturnType<typeof useReviewing>,
  { bulk, onHelp }: { readonly bulk: ReturnType<typeof useBulk>; readonly onHelp: () => void },
): void {
  const { openId, current, open, close, step, decide, decision, stopDeciding } = reviewing;
  const openCurrent = () => {
    open(current);
  };
  useKeys({
    j: () => {
      step(1);
    },
    k: () => {
      step(-1);
    },
    enter: openCurrent,
    o: openCurrent,
    n: reviewing.takeNext,
    c: reviewing.take,
    x: reviewing.release,
    s: () => {
      bulk.tick(current);
    },
    a: () => {
      // The request that is looked at comes before those that are ticked.
      if (openId !== null || !bulk.begin()) decide('approve');
    },
    r: () => {
      decide('refuse');
    },
    h: () => {
      decide('hold');
    },
    b: () => {
      decide('sendBack');
    },
    u: () => {
      reviewing.undo();
    },
    w: reviewing.withdraw,
    '/': () => root.current?.querySelector<HTMLElement>('[role=search] input')?.focus(),
    '?': onHelp,
    escape: decision === null ? close : stopDeciding,
  });
}

function SplitView() {
  const root = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const reviewing = useReviewing();
  const { openId, current } = reviewing;
  const news = useQueueNews(openId);
  const ticks = useTicks(reviewing.rows);
  const bulk = useBulk(reviewing, ticks);
  const onHelp = () => {
    setHelp(true);
  };
  useQueueKeys(root, reviewing, { bulk, onHelp });
  useFocusKept(root, { openId, current });
  return (
    <div
      ref={root}
      className={classes('queue', styles.queue, openId !== null && styles.open)}
      tabIndex={-1}
    >
      <section className={styles.queueList}>
        <QueueHead onTakeNext={reviewing.takeNext} onHelp={onHelp} />
        <QueueFilters news={news} />
        <Rows current={current} marked={news.marked} ticks={ticks} />
        {ticks !== null && ticks.ticked.length > 0 && (
          <BulkBar ticks={ticks} onApprove={bulk.begin} />
        )}
      </section>
      {openId !== null && <QueueDrawer reviewing={reviewing} />}
      <UndoToasts onUndo={reviewing.undo} />
      {bulk.rows !== null && (
        <BulkDialog rows={bulk.rows} free={reviewing.free} onClose={bulk.end} />
      )}
      {help && (
        <KeysDialog
          onClose={() => {
            setHelp(false);
          }}
        />
      )}
    </div>
  );
}

interface Props<Row extends QueueRow, Request extends Row & QueueRequest> {
  readonly queue: Queue<Row, Request>;
}

/** A queue with its drawer: a list that stays usable while one request is looked at. */
export function ReviewQueue<Row extends QueueRow, Request extends Row & QueueRequest>({
  queue,
}: Props<Row, Request>) {
  const [drafts] = useState(() => new Map<string, string>());
  const undo = useUndoables();
  return (
    // Rows and requests of a queue come from its own resource alone, so its parts may forget the types.
    <QueueContext value={queue as unknown as AnyQueue}>
      <DraftsContext value={drafts}>
        <UndoContext value={undo}>
          <ListBase
            resource={queue.resource}
            filterDefaultValues={{ tab: 'TO_REVIEW' }}
            perPage={25}
            exporter={false}
          >
            <SplitView />
          </ListBase>
        </UndoContext>
      </DraftsContext>
    </QueueContext>
  );
}
