import { useRef, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { useDashboard } from '../lib/useDashboard';
import { ListFrame } from '../ui/ListFrame';
import { useFilter } from '../ui/useFilter';
import { KeysDialog } from './KeysDialog';
import {
  QueueContext,
  useQueue,
  type AnyQueue,
  type Queue,
  type QueueRequest,
  type QueueRow,
} from './queue';
import { QueueDrawer } from './QueueDrawer';
import { QueueFilters } from './QueueFilters';
import { QueueHead } from './QueueHead';
import { QueueTable } from './QueueTable';
import { useQueueKeys, type Asked } from './useQueueKeys';
import { useQueueWords } from './useQueueWords';
import { useTab } from './useTab';
import styles from './ReviewQueue.module.css';
import { classes } from '../lib/classes';

function Rows({ current }: { readonly current: string | null }) {
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
        <QueueTable current={current} />
      </ListFrame>
    </div>
  );
}

function SplitView() {
  const { resource } = useQueue();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const openId = useMatch(`/${resource}/:id`)?.params.id ?? null;
  const [cursor, setCursor] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asked | null>(null);
  const { data = [] } = useListContext<QueueRow>();
  const current = openId ?? cursor;
  const close = () => {
    setCursor(openId);
    void navigate(`/${resource}`);
    root.current?.focus();
  };
  const ids = data.map(({ id }) => id);
  const keys = useQueueKeys({ ids, current, openId, setCursor, onAsk: setAsking, onClose: close });
  return (
    <div
      ref={root}
      className={classes('queue', styles.queue, openId !== null && styles.open)}
      tabIndex={-1}
      style={{ boxShadow: 'none' }}
      onKeyDown={keys.onKeyDown}
    >
      <section className={styles.queueList}>
        <QueueHead
          onHelp={() => {
            setAsking('keys');
          }}
        />
        <QueueFilters />
        <Rows current={current} />
      </section>
      {openId !== null && (
        <QueueDrawer
          key={openId}
          id={openId}
          ids={ids}
          asking={asking}
          onAsk={setAsking}
          onClose={close}
        />
      )}
      {asking === 'keys' && (
        <KeysDialog
          onClose={() => {
            setAsking(null);
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
export const ReviewQueue = <Row extends QueueRow, Request extends Row & QueueRequest>({
  queue,
}: Props<Row, Request>) => (
  // Rows and requests of a queue come from its own resource alone, so its parts may forget the types.
  <QueueContext value={queue as unknown as AnyQueue}>
    <ListBase
      resource={queue.resource}
      filterDefaultValues={{ tab: 'TO_REVIEW' }}
      perPage={25}
      exporter={false}
    >
      <SplitView />
    </ListBase>
  </QueueContext>
);
