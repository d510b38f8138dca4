import { useTranslate } from 'react-admin';
import { useMe } from '../../lib/useMe';
import { useQueue, waitsForAccount, type QueueRequest } from '../queue';
import { useQueueWords } from '../useQueueWords';

/** Says why nobody can approve a request, whoever holds it; null when its holder can. */
export function useWhyNoApproval(): (request: QueueRequest) => string | null {
  const { unapprovable } = useQueue();
  const words = useQueueWords();
  return (request) => {
    const why = unapprovable?.(request) ?? null;
    return why && words(why.key, why.values);
  };
}

/** Says why this person cannot act on a request; null when they can. The server asks the same again. */
export function useWhyNot(): (request: QueueRequest) => string | null {
  const { blockedBy } = useQueue();
  const words = useQueueWords();
  const translate = useTranslate();
  const me = useMe();
  return (request) => {
    const why = blockedBy(request, me && String(me.id));
    if (why !== null) return words(why.key, why.values);
    return waitsForAccount(request) ? translate('queue.waitsForAccount') : null;
  };
}
