import { useNotify, useRefresh, useStore } from 'react-admin';
import { useForgetDrafts } from './drafts';
import { isInUndo, useQueue, type QueueRequest } from '../queue';
import { decidedIn, useUndo } from './undo';
import { useQueueActs } from '../useQueueActs';
import { useQueueCache } from '../useQueueCache';
import { useQueueWords } from '../useQueueWords';

/** Whether the next request is taken after a decision. Kept per browser. */
export const useOpenNext = () => useStore('queue.openNext', false);

/** After a decision: what came of it is said, and the list is loaded anew. */
export function useDecided<Request extends QueueRequest>(
  onClose: () => void,
  figuresOf: (request: Request) => Readonly<Record<string, string>>,
) {
  const { resource } = useQueue();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useQueueWords();
  const put = useQueueCache();
  const forget = useForgetDrafts();
  const { offer } = useUndo();
  const { takeNext } = useQueueActs();
  const [openNext] = useOpenNext();
  return (request: Request) => {
    put(request);
    onClose();
    refresh();
    const figures = { ...figuresOf(request), _: '' };
    if (isInUndo(request)) {
      // What was typed is kept for the undo.
      offer({ request, said: words(`said.${decidedIn(request)}`, figures) });
    } else {
      forget(`${resource}/${request.id}`);
      notify(words(`notice.${request.state}`, figures), { type: 'success' });
    }
    if (openNext) takeNext.mutate();
  };
}
