import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActions } from '../lib/useActions';
import { stated, useFilter } from '../ui/list/useFilter';
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
  const { values } = useFilter();
  const leaving = useRef<Promise<unknown>>(Promise.resolve());

  const take = useMutation({
    // One request at a time: what is being given back is given back first.
    mutationFn: (row: QueueRow) => leaving.current.then(() => actions.take(onVersion(row))),
    onSuccess: changed,
    onError: failed,
  });
  const release = useMutation({
    mutationFn: (row: QueueRow) => actions.release(onVersion(row)),
    onSuccess: changed,
    onError: failed,
  });
  const takeNext = useMutation({
    mutationFn: () => leaving.current.then(() => actions.takeNext(stated(values))),
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
    leaving.current = actions
      .release(onVersion(row))
      .then(changed)
      .catch(() => {
        readAgain(row.id);
      });
  };
  /** Resolves once nothing is being given back any more: nobody holds two. */
  const free = () => leaving.current;
  return { take, release, takeNext, withdraw, leave, free };
}
