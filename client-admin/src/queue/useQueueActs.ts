import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { Refused } from '../lib/refused';
import { useActions } from '../lib/useActions';
import { onVersion, useQueue, type QueueRequest, type QueueRow } from './queue';
import { recountMine } from './useMine';
import { useQueueCache } from './useQueueCache';

/** What follows an act: its record is shown, or why it was not done beside the record as it is. */
function useAnswers() {
  const { resource } = useQueue();
  const provider = useDataProvider();
  const notify = useNotify();
  const put = useQueueCache();
  const queries = useQueryClient();
  const changed = (fresh: QueueRequest) => {
    put(fresh);
    void recountMine(queries, resource);
  };
  const readAgain = (id: string) => {
    provider
      .getOne<QueueRequest>(resource, { id })
      .then(({ data }) => {
        changed(data);
      })
      .catch(() => undefined);
  };
  const failed = (error: Error, row?: QueueRow) => {
    notify(error instanceof Refused ? error.message : 'common.notDone', { type: 'warning' });
    // A refusal means that somebody was faster: show their record beside the message.
    if (row) readAgain(row.id);
  };
  return { changed, readAgain, failed, notify };
}

/** Taking, giving back and taking the oldest: acts that need no form. */
export function useQueueActs() {
  const { resource, acts } = useQueue();
  const actions = useActions(resource, acts);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { changed, readAgain, failed, notify } = useAnswers();

  const take = useMutation({
    mutationFn: (row: QueueRow) => actions.take(onVersion(row)),
    onSuccess: changed,
    onError: failed,
  });
  const release = useMutation({
    mutationFn: (row: QueueRow) => actions.release(onVersion(row)),
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
      void navigate(`/${resource}/${fresh.id}${search}`);
    },
    onError: (error) => {
      failed(error);
    },
  });
  /** Whoever leaves a request gives it back; nobody waits for the answer. */
  const leave = (row: QueueRow) => {
    actions
      .release(onVersion(row))
      .then(changed)
      .catch(() => {
        readAgain(row.id);
      });
  };
  return { take, release, takeNext, leave };
}
