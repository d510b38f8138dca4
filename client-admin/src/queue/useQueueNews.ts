import { useEffect, useEffectEvent, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { followQueues } from '../lib/live';
import { belongs, useQueue, type QueueRequest, type QueueRow, type QueueTab } from './queue';
import { useQueueCache } from './useQueueCache';

/** Requests that would be in this list if it were loaded now, counted until somebody asks. */
export function useQueueNews(tab: QueueTab) {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const { data = [] } = useListContext<QueueRow>();
  const current = useQueue();
  const provider = useDataProvider();
  const put = useQueueCache();

  const look = useEffectEvent(async (id: string) => {
    const { data: fresh } = await provider.getOne<QueueRequest>(current.resource, { id });
    put(fresh);
    const shown = data.some((row) => row.id === id);
    setNews((before) => {
      const after = new Set(before);
      if (!shown && belongs(current, tab, fresh)) after.add(id);
      else after.delete(id);
      return after;
    });
  });

  useEffect(
    () =>
      followQueues({
        onEvent: ({ queue, subjectId }) => {
          if (queue !== current.event) return;
          // A record that cannot be read now is in the next reload.
          void look(subjectId).catch(() => undefined);
        },
        onConnected: () => undefined,
      }),
    [current.event],
  );

  const unseen = [...news].filter((id) => !data.some((row) => row.id === id)).length;
  return {
    unseen,
    seen: () => {
      setNews(new Set());
    },
  };
}
