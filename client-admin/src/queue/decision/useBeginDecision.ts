import { useCanAccess, useNotify } from 'react-admin';
import { serverNow } from '../../lib/clock';
import { useQueue, type QueueRequest } from '../queue';
import { useWhyNoApproval, useWhyNot } from './useWhyNot';

export type Decision = 'approve' | 'refuse' | 'hold' | 'sendBack';

/** Why an act has no place where the request is; null when it has. */
function outOfPlace({ reviewState }: QueueRequest, decision: Decision): string | null {
  const isSecond = reviewState === 'SECOND_APPROVAL';
  if (decision === 'hold' && isSecond) return 'queue.noHoldSecond';
  return decision === 'sendBack' && !isSecond ? 'queue.notSecond' : null;
}

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
  const { resource } = useQueue();
  const { canAccess: mayDecide } = useCanAccess({ resource, action: 'decide' });
  const { canAccess: mayTake } = useCanAccess({ resource, action: 'take' });
  const notify = useNotify();
  const whyNot = useWhyNot();
  const whyNoApproval = useWhyNoApproval();
  return (decision: Decision): void => {
    if (!request) {
      notify('queue.notOpen', { type: 'info' });
      return;
    }
    const may = decision === 'hold' ? mayTake : mayDecide;
    const why = whyNot(request);
    if (why !== null) notify(why, { type: 'info' });
    else if (isHeld(request) && may === true) {
      const where = decision === 'approve' ? whyNoApproval(request) : outOfPlace(request, decision);
      if (where === null) begin(request.id, decision);
      else notify(where, { type: 'info' });
    } else notify('queue.notHeld', { type: 'info' });
  };
}
