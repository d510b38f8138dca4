import { useNotify, useRefresh, useStore } from 'react-admin';
import { useForgetDrafts } from './drafts';
import { useQueue, type QueueRequest } from './queue';
import { useQueueActs } from './useQueueActs';
import { useQueueCache } from './useQueueCache';
import { useQueueWords } from './useQueueWords';

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
  const { takeNext } = useQueueActs();
  const [openNext] = useOpenNext();
  return (request: Request) => {
    put(request);
    forget(`${resource}/${request.id}`);
    onClose();
    refresh();
    notify(words(`notice.${request.state}`, { ...figuresOf(request), _: '' }), {
      type: 'success',
    });
    if (openNext) takeNext.mutate();
  };
}
