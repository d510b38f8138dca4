import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActions } from '../lib/useActions';
import { onVersion, useQueue, type QueueRow } from './queue';
import { useAnswers } from './useAnswers';

/** Taking, giving back and taking the oldest: acts that need no form. */
export function useQueueActs() {
  const { resource, acts } = useQueue();
  const actions = useActions(resource, acts);
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  const { changed, readAgain, failed } = useAnswers();

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
  const withdraw = useMutation({
    mutationFn: (row: QueueRow) => actions.withdraw(onVersion(row)),
    onSuccess: (fresh) => {
      changed(fresh);
      notify(`resources.${resource}.notice.withdraw`, { type: 'success' });
    },
    onError: failed,
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
  return { take, release, takeNext, withdraw, leave };
}
