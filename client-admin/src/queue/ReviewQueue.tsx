import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { ListBase } from 'react-admin';
import { classes } from '../lib/classes';
import { useDashboard } from '../lib/desk/useDashboard';
import { ListFrame } from '../ui/list/ListFrame';
import { useFilter } from '../ui/list/useFilter';
import { BulkBar } from './bulk/BulkBar';
import { BulkDialog } from './bulk/BulkDialog';
import { useBulk } from './bulk/useBulk';
import { useTicks, type Ticks } from './bulk/useTicks';
import { Drafts, DraftsContext } from './decision/drafts';
import { KeysDialog } from './KeysDialog';
import {
  QueueContext,
  useQueue,
  type AnsweredQueue,
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

type Reviewing = ReturnType<typeof useReviewing>;
type Keys = Parameters<typeof useKeys>[0];

/** The keys by which requests are decided. */
const decidingKeys = (
  { openId, current, decide, undo, withdraw }: Reviewing,
  bulk: ReturnType<typeof useBulk>,
): Keys => ({
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
    undo();
  },
  w: withdraw,
});

/** The keys of the queue; those of a picture are the viewer's own. */
function useQueueKeys(
  root: RefObject<HTMLElement | null>,
  reviewing: Reviewing,
  { deciding, onHelp }: { readonly deciding: Keys; readonly onHelp: () => void },
): void {
  const { current, open, close, step, decision, stopDeciding } = reviewing;
  const openCurrent = () => {
    open(current);
  };
  useKeys({
    ...deciding,
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
    '/': () => root.current?.querySelector<HTMLElement>('[role=search] input')?.focus(),
    '?': onHelp,
    escape: decision === null ? close : stopDeciding,
  });
}

type Drawer = ComponentType<{ readonly reviewing: Reviewing }>;

function SplitView({ Drawer }: { readonly Drawer: Drawer }) {
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
  const answered = Drawer !== QueueDrawer;
  const deciding = answered ? {} : decidingKeys(reviewing, bulk);
  useQueueKeys(root, reviewing, { deciding, onHelp });
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
      {openId !== null && <Drawer reviewing={reviewing} />}
      <UndoToasts onUndo={reviewing.undo} />
      {bulk.rows !== null && (
        <BulkDialog rows={bulk.rows} free={reviewing.free} onClose={bulk.end} />
      )}
      {help && (
        <KeysDialog
          answered={answered}
          onClose={() => {
            setHelp(false);
          }}
        />
      )}
    </div>
  );
}

type Props<Row extends QueueRow, Request extends Row & QueueRequest> =
  | { readonly queue: Queue<Row, Request>; readonly Drawer?: undefined }
  | { readonly queue: AnsweredQueue<Row, Request>; readonly Drawer: Drawer };

/** A queue with its drawer: a list that stays usable while one request is looked at. */
export function ReviewQueue<Row extends QueueRow, Request extends Row & QueueRequest>({
  queue,
  Drawer = QueueDrawer,
}: Props<Row, Request>) {
  const [drafts] = useState(() => new Drafts());
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
            <SplitView Drawer={Drawer} />
          </ListBase>
        </UndoContext>
      </DraftsContext>
    </QueueContext>
  );
}
