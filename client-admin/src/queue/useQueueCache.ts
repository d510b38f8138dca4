import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';
import { detail } from '../lib/detail';
import { useQueue, type QueueRequest, type QueueRow } from './queue';

type Cached = GetListResult<QueueRow>;

/** Puts a fresh record where it is shown, in its row and in the drawer: no row moves. */
export function useQueueCache() {
  const queries = useQueryClient();
  const { resource } = useQueue();
  return useCallback(
    (fresh: QueueRequest) => {
      queries.setQueryData([resource, 'getOne', { id: fresh.id, meta: detail }], fresh);
      queries.setQueriesData<Cached>({ queryKey: [resource, 'getList'] }, (list) =>
        list?.data.some(({ id }) => id === fresh.id)
          ? { ...list, data: list.data.map((row) => (row.id === fresh.id ? fresh : row)) }
          : list,
      );
    },
    [queries, resource],
  );
}
