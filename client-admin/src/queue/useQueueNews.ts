import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { followQueues } from '../lib/live';
import { useQueue, type QueueRequest, type QueueRow } from './queue';
import { useQueueCache } from './useQueueCache';

/** What arrives within this time is read together. */
const gatherMs = 1_000;
/** So many rows are looked through for what is new. */
const lookedAt = 100;

type Ids = ReadonlySet<string>;
const nothing: Ids = new Set();

/** Ids of events, handed on together once in a while. */
function useGathered(run: (ids: Ids) => void) {
  const waiting = useRef({
    ids: new Set<string>(),
    timer: null as ReturnType<typeof setTimeout> | null,
  });
  useEffect(() => {
    const { current } = waiting;
    return () => {
      if (current.timer !== null) clearTimeout(current.timer);
      current.timer = null;
    };
  }, []);
  return (id: string | null) => {
    const { current } = waiting;
    if (id !== null) current.ids.add(id);
    current.timer ??= setTimeout(() => {
      const { ids } = current;
      current.ids = new Set();
      current.timer = null;
      run(ids);
    }, gatherMs);
  };
}

/**
 * Requests that would be in this list if it were loaded now, counted until somebody asks to see them,
 * and marked after. Rows on the screen change in place; none moves under the pointer.
 */
export function useQueueNews(openId: string | null) {
  const [unseen, setUnseen] = useState(nothing);
  const [marked, setMarked] = useState(nothing);
  const list = useListContext<QueueRow>();
  const { data: rows = [], sort, refetch } = list;
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  const { resource, event: name } = useQueue();
  const provider = useDataProvider();
  const put = useQueueCache();

  const readOne = async (id: string) => {
    put((await provider.getOne<QueueRequest>(resource, { id })).data);
  };
  const look = async (ids: Ids) => {
    const { data: now } = await provider.getList<QueueRow>(resource, {
      pagination: { page: 1, perPage: lookedAt },
      filter,
      sort,
    });
    const shown = new Set(rows.map(({ id }) => id));
    setUnseen(new Set(now.map(({ id }) => id).filter((id) => !shown.has(id))));
    for (const row of now) if (shown.has(row.id)) put(row);
    // The open one has more than its row; a row that left the list shows what became of it.
    const listed = new Set(now.map(({ id }) => id));
    const left = [...ids].filter((id) => shown.has(id) && !listed.has(id));
    const again = new Set(openId === null ? left : [...left, openId]);
    await Promise.all([...again].map(readOne));
  };
  const gather = useGathered((ids) => {
    // What cannot be read now is in the next reload.
    void look(ids).catch(() => undefined);
  });
  const heard = useEffectEvent((id: string | null) => {
    gather(id);
  });

  useEffect(() => {
    let first = true;
    return followQueues({
      onEvent: ({ queue, subjectId }) => {
        if (queue === name) heard(subjectId);
      },
      onConnected: () => {
        // The list was loaded with the page; after a break it was missed.
        if (!first) heard(null);
        first = false;
      },
    });
  }, [name]);

  const waiting = [...unseen].filter((id) => !rows.some((row) => row.id === id));
  const show = () => {
    setMarked(new Set(waiting));
    setUnseen(nothing);
    void refetch();
  };
  return { count: waiting.length, marked, show };
}

export type QueueNews = ReturnType<typeof useQueueNews>;
