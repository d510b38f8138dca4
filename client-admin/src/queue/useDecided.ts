import { useNotify, useRefresh } from 'react-admin';
import type { QueueRequest } from './queue';
import { useQueueCache } from './useQueueCache';
import { useQueueWords } from './useQueueWords';

/** After a decision: what came of it is said, and the list is loaded anew. */
export function useDecided<Request extends QueueRequest>(
  onClose: () => void,
  figuresOf: (request: Request) => Readonly<Record<string, string>>,
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useQueueWords();
  const put = useQueueCache();
  return (request: Request) => {
    put(request);
    onClose();
    refresh();
    notify(words(`notice.${request.state}`, { ...figuresOf(request), _: '' }), {
      type: 'success',
    });
  };
}
