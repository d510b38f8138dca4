import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';
import { detail } from '../lib/detail';
import type { Recharge, RechargeRow } from '../resources/recharges/recharge';

type Cached = GetListResult<RechargeRow>;

/** Puts a fresh record where it is shown, in its row and in the drawer: no row moves. */
export function useQueueCache() {
  const queries = useQueryClient();
  return useCallback(
    (fresh: Recharge) => {
      queries.setQueryData(['recharges', 'getOne', { id: fresh.id, meta: detail }], fresh);
      queries.setQueriesData<Cached>({ queryKey: ['recharges', 'getList'] }, (list) =>
        list?.data.some(({ id }) => id === fresh.id)
          ? { ...list, data: list.data.map((row) => (row.id === fresh.id ? fresh : row)) }
          : list,
      );
    },
    [queries],
  );
}
