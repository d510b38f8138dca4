import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { serverNow } from '../lib/clock';
import { followQueues, isConnected } from '../lib/live';
import { readTab, useQueue, type QueueRequest, type QueueRow, type QueueTab } from './queue';
import { ANYTHING, useGathered } from './useGathered';
import { useQueueCache } from './useQueueCache';

/** So many of the newest rows are looked through for what is new. */
const lookedAt = 100;

/** The clocks of browser and server are known to agree this well. */
const clocksApartMs = 2_000;

type Ids = ReadonlySet<string>;
type Filter = Readonly<Record<string, unknown>>;

const nothing: Ids = new Set();
const idsOf = (rows: readonly QueueRow[]): Ids => new Set(rows.map(({ id }) => id));

/** When a row came into the list of its tab; null where nothing says it. */
const cameAt = ({ submittedAt, decidedAt }: QueueRow, tab: QueueTab): string | null =>
  ({ TO_REVIEW: submittedAt, DONE: decidedAt, MINE: null, ON_HOLD: null })[tab];

/** Whether a row was not in this list yet when it was loaded, on none of its pages. */
function isSince(row: QueueRow, tab: QueueTab, loadedAt: number): boolean {
  const came = cameAt(row, tab);
  return came === null || Date.parse(came) >= loadedAt;
}

/** From when on what comes is new, and what was shown as new already: of one filter. */
function useLoaded(key: string) {
  const loaded = useRef({ at: 0, shown: new Set<string>() });
  useEffect(() => {
    loaded.current = { at: serverNow() - clocksApartMs, shown: new Set() };
  }, [key]);
  return loaded;
}

/** What came since the list was loaded, counted until somebody asks to see it, and marked after. */
function useUnseen(rows: readonly QueueRow[], filter: Filter) {
  const key = JSON.stringify(filter);
  const tab = readTab(filter.tab);
  const loaded = useLoaded(key);
  const [unseen, setUnseen] = useState({ key, ids: nothing });
  const [marked, setMarked] = useState({ key, ids: nothing });
  const shown = idsOf(rows);
  const waiting = unseen.key === key ? [...unseen.ids].filter((id) => !shown.has(id)) : [];
  return {
    count: waiting.length,
    marked: marked.key === key ? marked.ids : nothing,
    found: (newest: readonly QueueRow[]) => {
      const { at, shown: known } = loaded.current;
      const fresh = newest.filter((row) => !known.has(row.id) && isSince(row, tab, at));
      setUnseen({ key, ids: idsOf(fresh) });
    },
    mark: () => {
      for (const id of waiting) loaded.current.shown.add(id);
      setMarked({ key, ids: new Set(waiting) });
    },
  };
}

/** The reads that keep the list true: its own page, what is newest under its filter, one request. */
function useReads(rows: readonly QueueRow[]) {
  const { page, perPage, sort, ...list } = useListContext<QueueRow>();
  const filter = list.filterValues as Filter;
  const { resource } = useQueue();
  const provider = useDataProvider();
  const put = useQueueCache();
  const shown = idsOf(rows);
  const one = async (id: string) => {
    put((await provider.getOne<QueueRequest>(resource, { id })).data);
  };
  return {
    one,
    /** Rows change in place; one that left the list shows what became of it. */
    shown: async (ids: Ids) => {
      const pagination = { page, perPage };
      const { data } = await provider.getList<QueueRow>(resource, { pagination, filter, sort });
      for (const row of data) if (shown.has(row.id)) put(row);
      const listed = idsOf(data);
      const left = [...ids].filter((id) => shown.has(id) && !listed.has(id));
      await Promise.all(left.map(one));
    },
    newest: async (): Promise<readonly QueueRow[]> => {
      const field = readTab(filter.tab) === 'DONE' ? 'DECIDED' : 'AGE';
      const asked = { pagination: { page: 1, perPage: lookedAt }, filter };
      const { data } = await provider.getList<QueueRow>(resource, {
        ...asked,
        sort: { field, order: 'DESC' },
      });
      return data;
    },
  };
}

/**
 * Requests that came into this list since it was loaded. Rows on the screen change in place; none moves
 * under the pointer.
 */
export function useQueueNews(openId: string | null) {
  const list = useListContext<QueueRow>();
  const { data: rows = [], refetch } = list;
  const { event: name } = useQueue();
  const { count, marked, found, mark } = useUnseen(rows, list.filterValues as Filter);
  const reads = useReads(rows);
  const look = async (ids: Ids) => {
    const shown = idsOf(rows);
    const all = ids.has(ANYTHING);
    const isOpen = (id: string) => id === openId;
    await Promise.all([
      (all || [...ids].some((id) => shown.has(id))) && reads.shown(ids),
      (all || [...ids].some((id) => !shown.has(id))) && reads.newest().then(found),
      openId !== null && (all || [...ids].some(isOpen)) && reads.one(openId),
    ]);
  };
  const gather = useGathered((ids) => {
    // What cannot be read now is in the next reload.
    void look(ids).catch(() => undefined);
  });
  const heard = useEffectEvent(gather);

  useEffect(() => {
    // The connection is the page's: it may stand already, and the next one is then not the first.
    let first = !isConnected();
    return followQueues({
      onEvent: ({ queue, subjectId }) => {
        if (queue === name) heard(subjectId);
      },
      onConnected: () => {
        // The list was loaded with the page; after a break it was missed.
        if (!first) heard(ANYTHING);
        first = false;
      },
    });
  }, [name]);

  const show = () => {
    mark();
    void refetch();
  };
  return { count, marked, show };
}

export type QueueNews = ReturnType<typeof useQueueNews>;
