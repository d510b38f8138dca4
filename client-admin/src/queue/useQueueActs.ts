import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Refused } from '../lib/refused';
import { useActions } from '../lib/useActions';
import { onVersion, useQueue, type QueueRequest } from './queue';
import { recountMine } from './useMine';
import { useQueueCache } from './useQueueCache';

/** Taking, giving back and taking the oldest: acts that need no question. */
export function useQueueActs() {
  const { resource, acts } = useQueue();
  const actions = useActions(resource, acts);
  const provider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const put = useQueueCache();
  const queries = useQueryClient();

  /** A refusal means that somebody was faster: show their record beside the message. */
  const failed = (error: Error, request?: QueueRequest) => {
    notify(error instanceof Refused ? error.message : 'common.notDone', { type: 'warning' });
    if (!request) return;
    provider
      .getOne<QueueRequest>(resource, { id: request.id })
      .then(({ data }) => {
        put(data);
      })
      .catch(() => undefined);
  };
  const changed = (fresh: QueueRequest) => {
    put(fresh);
    void recountMine(queries, resource);
  };

  const take = useMutation({
    mutationFn: (request: QueueRequest) => actions.take(onVersion(request)),
    onSuccess: changed,
    onError: failed,
  });
  const release = useMutation({
    mutationFn: (request: QueueRequest) => actions.release(onVersion(request)),
    onSuccess: changed,
    onError: failed,
  });
  const takeNext = useMutation({
    mutationFn: () => actions.takeNext(undefined),
    onSuccess: (fresh) => {
      if (!fresh) {
        notify(`resources.${resource}.notice.clear`, { type: 'info' });
        return;
      }
      changed(fresh);
      void navigate(`/${resource}/${fresh.id}`);
    },
    onError: (error) => {
      failed(error);
    },
  });
  return { take, release, takeNext };
}
