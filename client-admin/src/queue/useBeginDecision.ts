import { useCanAccess, useNotify } from 'react-admin';
import { serverNow } from '../lib/clock';
import { useMe } from '../lib/useMe';
import { useQueue, type QueueRequest } from './queue';

export type Decision = 'approve' | 'refuse';

const isHeld = ({ takenByMe, leaseUntil }: QueueRequest): boolean =>
  takenByMe && leaseUntil !== null && Date.parse(leaseUntil) > serverNow();

/**
 * Opens the form of a decision, or says at once why there is none: an act on what is not held does
 * not wait until it is.
 */
export function useBeginDecision(
  request: QueueRequest | undefined,
  begin: (id: string, decision: Decision) => void,
) {
  const { resource, blockedBy } = useQueue();
  const { canAccess: may } = useCanAccess({ resource, action: 'decide' });
  const notify = useNotify();
  const me = useMe();
  return (decision: Decision): void => {
    if (!request) {
      notify('queue.notOpen', { type: 'info' });
      return;
    }
    const why = blockedBy(request, me && String(me.id));
    if (why) {
      const messageArgs = { ...why.values };
      notify(`resources.${resource}.${why.key}`, { type: 'info', messageArgs });
    } else if (isHeld(request) && may === true) begin(request.id, decision);
    else notify('queue.notHeld', { type: 'info' });
  };
}
