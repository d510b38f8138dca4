import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { useActions } from '../../lib/useActions';
import { useMe } from '../../lib/useMe';
import { onVersion, useQueue, type QueueRequest } from '../queue';
import { deciderOf, undoLeftMs, useUndo } from './undo';
import { useAnswers } from '../useAnswers';

/**
 * Takes a decision back: that of the open request where it is one's own, else the last one made on this
 * page. `reopen` shows the request again, with the form it was decided in.
 */
export function useUndoing(
  open: QueueRequest | undefined,
  reopen: (decided: QueueRequest) => void,
) {
  const { resource, acts } = useQueue();
  const { undo } = useActions(resource, acts);
  const { undoables, withdraw } = useUndo();
  const { changed, failed } = useAnswers();
  const notify = useNotify();
  const online = useOnline();
  const me = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: (decided: QueueRequest) => undo(onVersion(decided)),
    onSuccess: (fresh, decided) => {
      changed(fresh);
      withdraw(decided.id);
      reopen(decided);
    },
    onError: failed,
  });
  const isMine = me !== undefined && open !== undefined && deciderOf(open)?.id === String(me.id);
  const last = isMine ? open : undoables.at(-1)?.request;
  return (decided: QueueRequest | undefined = last): void => {
    if (!decided) notify('queue.nothingToUndo', { type: 'info' });
    else if (undoLeftMs(decided) === 0) notify('queue.undoLate', { type: 'info' });
    else if (online && !isPending) mutate(decided);
  };
}
