import { useRef, useState } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { useDashboard } from '../lib/useDashboard';
import { useFilter } from '../ui/useFilter';
import { ListFrame } from '../ui/ListFrame';
import type { RechargeRow } from '../resources/recharges/recharge';
import { KeysDialog } from './KeysDialog';
import { QueueFilters } from './QueueFilters';
import { QueueHead } from './QueueHead';
import { QueueDrawer } from './QueueDrawer';
import { QueueTable } from './QueueTable';
import { useTab } from './useTab';
import { useQueueKeys } from './useQueueKeys';
import './queue.css';

function Rows({ current }: { readonly current: string | null }) {
  const translate = useTranslate();
  const { data } = useDashboard();
  const tab = useTab();
  const { search, amountMin, state } = useFilter().values;
  const why = search || amountMin || state ? 'filtered' : tab;
  const done = data?.recharges.doneToday ?? 0;
  return (
    <div className="queue-rows" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
      <ListFrame empty={translate(`resources.recharges.empty.${why}`, { done })}>
        <QueueTable current={current} />
      </ListFrame>
    </div>
  );
}

function SplitView() {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const openId = useMatch('/recharges/:id')?.params.id ?? null;
  const [cursor, setCursor] = useState<string | null>(null);
  const [asking, setAsking] = useState<'approve' | 'refuse' | 'keys' | null>(null);
  const { data = [] } = useListContext<RechargeRow>();
  const current = openId ?? cursor;
  const close = () => {
    setCursor(openId);
    void navigate('/recharges');
    root.current?.focus();
  };
  const ids = data.map(({ id }) => id);
  const keys = useQueueKeys({ ids, current, openId, setCursor, onAsk: setAsking, onClose: close });
  return (
    <div
      ref={root}
      className={openId === null ? 'queue' : 'queue open'}
      tabIndex={-1}
      style={{ boxShadow: 'none' }}
      onKeyDown={keys.onKeyDown}
    >
      <section className="queue-list">
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

/** The queue with its drawer: a list that stays usable while one request is looked at. */
export const ReviewQueue = () => (
  <ListBase
    resource="recharges"
    filterDefaultValues={{ tab: 'TO_REVIEW' }}
    perPage={25}
    exporter={false}
  >
    <SplitView />
  </ListBase>
);
