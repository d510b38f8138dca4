import { useActions } from '../../../lib/useActions';
import { useDecided } from '../../../queue/decision/useDecided';
import { useQueue, type DecisionProps } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import type { Help } from '../help';
import type { HelpActions } from '../helpActions';

/** The acts of the queue on the screen, and what comes after a decision. */
export function useHelpDesk({ request, onClose }: DecisionProps<Help>) {
  const { resource, acts } = useQueue();
  const actions = useActions(resource, acts as unknown as HelpActions);
  const { refused } = useAnswers();
  const onDone = useDecided<Help>(onClose, ({ user }) => ({ name: user.accountMasked }));
  return { resource, actions, answers: { onDone, onRefused: refused(request) } };
}
