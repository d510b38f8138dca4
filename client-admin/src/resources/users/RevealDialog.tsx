import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useAct } from '../../ui/useAct';
import type { Revealed, User } from './user';
import { userActions } from './userActions';

interface Props {
  readonly user: User;
  readonly onRevealed: (details: Revealed) => void;
  readonly onClose: () => void;
}

/** Contact data in full is asked for with a reason, and the asking is recorded. */
export function RevealDialog({ user, onRevealed, onClose }: Props) {
  const { reveal } = useActions('users', userActions);
  const acting = useAct({
    run: reveal,
    onDone: (details) => {
      onRevealed(details);
      onClose();
    },
  });
  const words = 'resources.users.reveal';
  return (
    <ReasonDialog
      words={words}
      values={{ name: user.accountMasked }}
      acting={acting}
      onReason={(reason) => {
        acting.act({ id: user.id, reason });
      }}
      onClose={onClose}
    />
  );
}
