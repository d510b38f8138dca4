import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';
import { detail } from '../lib/detail';
import { useQueue, type QueueRow } from './queue';

type Cached = GetListResult<QueueRow>;

/**
 * Puts a fresh record where it is shown, in its row and in the drawer: no row moves. A row alone is
 * less than the drawer shows.
 */
export function useQueueCache() {
  const queries = useQueryClient();
  const { resource } = useQueue();
  return useCallback(
    (fresh: QueueRow) => {
      const key = [resource, 'getOne', { id: fresh.id, meta: detail }];
      if ('history' in fresh) queries.setQueryData(key, fresh);
      queries.setQueriesData<Cached>({ queryKey: [resource, 'getList'] }, (list) =>
        list?.data.some(({ id }) => id === fresh.id)
          ? { ...list, data: list.data.map((row) => (row.id === fresh.id ? fresh : row)) }
          : list,
      );
    },
    [queries, resource],
  );
}
