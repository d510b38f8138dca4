import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Refused } from '../lib/refused';
import type { ConsoleProvider } from '../providers/actions';
import { onVersion, type Recharge } from '../resources/recharges/recharge';
import { recountMine } from './useMine';
import { useQueueCache } from './useQueueCache';

/** Taking, giving back and taking the oldest: acts that need no question. */
export function useQueueActs() {
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const put = useQueueCache();
  const queries = useQueryClient();

  /** A refusal means that somebody was faster: show their record beside the message. */
  const failed = (error: Error, recharge?: Recharge) => {
    notify(error instanceof Refused ? error.message : 'common.notDone', { type: 'warning' });
    if (!recharge) return;
    provider
      .getOne<Recharge>('recharges', { id: recharge.id })
      .then(({ data }) => {
        put(data);
      })
      .catch(() => undefined);
  };
  const changed = (fresh: Recharge) => {
    put(fresh);
    void recountMine(queries);
  };

  const take = useMutation({
    mutationFn: (recharge: Recharge) => provider.takeRecharge(onVersion(recharge)),
    onSuccess: changed,
    onError: failed,
  });
  const release = useMutation({
    mutationFn: (recharge: Recharge) => provider.releaseRecharge(onVersion(recharge)),
    onSuccess: changed,
    onError: failed,
  });
  const takeNext = useMutation({
    mutationFn: () => provider.takeNextRecharge(),
    onSuccess: (fresh) => {
      if (!fresh) {
        notify('resources.recharges.notice.clear', { type: 'info' });
        return;
      }
      changed(fresh);
      void navigate(`/recharges/${fresh.id}`);
    },
    onError: (error) => {
      failed(error);
    },
  });
  return { take, release, takeNext };
}
