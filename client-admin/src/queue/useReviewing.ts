import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useOnline } from '../lib/connection';
import { detail } from '../lib/detail';
import { useMe } from '../lib/useMe';
import { isInUndo, ownFirstApproval, useQueue, type QueueRequest, type QueueRow } from './queue';
import { decidedIn, undoLeftMs } from './decision/undo';
import { useBeginDecision, type Decision } from './decision/useBeginDecision';
import { useGivenBack } from './drawer/useGivenBack';
import { useQueueActs } from './useQueueActs';
import { useUndoing } from './decision/useUndoing';

const neighbour = (rows: readonly QueueRow[], current: string | null, by: number) => {
  const at = rows.findIndex(({ id }) => id === current);
  return at < 0 ? rows[0] : rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
};

/** Which request is open in the address, which row is marked, and the ways between them. */
function usePlace(rows: readonly QueueRow[]) {
  const { resource } = useQueue();
  const navigate = useNavigate();
  const { search } = useLocation();
  const openId = useMatch(`/${resource}/:id`)?.params.id ?? null;
  const [cursor, setCursor] = useState<string | null>(null);
  const current = openId ?? cursor;
  const open = (id: string | null) => {
    if (id !== null && id !== openId) void navigate(`/${resource}/${id}${search}`);
  };
  return {
    ...{ openId, current, open },
    close: () => {
      setCursor(openId);
      void navigate(`/${resource}${search}`);
    },
    step: (by: number) => {
      const next = neighbour(rows, current, by);
      if (!next) return;
      if (openId === null) setCursor(next.id);
      else open(next.id);
    },
  };
}

/** An effect is told as it happens; so long after its time it is asked for, in case that was lost. */
const effectLateMs = 3_000;

/** When the open request is read again by itself, in ms: while its decision waits for its effect. */
const askedAgainMs = (request: QueueRequest | undefined): number | false =>
  request && isInUndo(request) ? undoLeftMs(request) + effectLateMs : false;

/** Which request is open, and everything a person can do in the queue. */
export function useReviewing() {
  const { resource } = useQueue();
  const { data: rows = [] } = useListContext<QueueRow>();
  const place = usePlace(rows);
  const { openId, current, open, close } = place;
  const [deciding, setDeciding] = useState<{ id: string; decision: Decision } | null>(null);
  const acts = useQueueActs();
  const online = useOnline();
  const me = useMe();
  const answer = useGetOne<QueueRequest>(
    resource,
    { id: openId ?? '', meta: detail },
    {
      enabled: openId !== null,
      refetchInterval: ({ state: { data } }) => askedAgainMs(data),
    },
  );
  const request = openId === null ? undefined : answer.data;
  useGivenBack(request, openId, acts.leave);
  const stopDeciding = () => {
    setDeciding(null);
  };
  return {
    ...{ ...place, rows, request, answer, stopDeciding, free: acts.free },
    close: () => {
      stopDeciding();
      close();
    },
    decide: useBeginDecision(request, (id, decision) => {
      setDeciding({ id, decision });
    }),
    /** Never for another request than the one it was asked for. */
    decision: deciding?.id === openId ? deciding.decision : null,
    take: () => {
      const row = request ?? rows.find(({ id }) => id === current);
      if (!row || !online || acts.take.isPending) return;
      acts.take.mutate(row);
      open(row.id);
    },
    takeNext: () => {
      if (online && !acts.takeNext.isPending) acts.takeNext.mutate();
    },
    undo: useUndoing(request, (decided) => {
      setDeciding({ id: decided.id, decision: decidedIn(decided) });
      open(decided.id);
    }),
    withdraw: () => {
      const isOwn = request !== undefined && ownFirstApproval(request, me && String(me.id));
      if (isOwn && online && !acts.withdraw.isPending) acts.withdraw.mutate(request);
    },
    release: () => {
      if (request?.takenByMe && online && !acts.release.isPending) acts.release.mutate(request);
    },
  };
}
