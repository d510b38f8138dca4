import { useNotify, useRefresh } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useAct } from '../../ui/useAct';
import type { User } from './user';
import { userActions } from './userActions';

export type Change = 'lock' | 'unlock' | 'lift' | 'reset';

interface Props {
  readonly user: User;
  /** What was asked stays asked, whatever the record becomes meanwhile. */
  readonly change: Change;
  readonly onClose: () => void;
}

function useChange({ change, onClose }: Omit<Props, 'user'>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const actions = useActions('users', userActions);
  return useAct({
    run: actions[change],
    onDone: () => {
      notify(`resources.users.${change}.done`, { type: 'success' });
      refresh();
      onClose();
    },
  });
}

/** Lock, unlock, let sign in again, or ask for a new password. Says what it does to the user before it is done. */
export function LockDialog({ user, change, onClose }: Props) {
  const acting = useChange({ change, onClose });
  const words = `resources.users.${change}`;
  return (
    <ReasonDialog
      name={user.accountMasked}
      words={words}
      confirm={`resources.users.action.${change}`}
      {...(change === 'lock' && { danger: true, preview: `${words}.preview` })}
      acting={acting}
      onReason={(reason) => {
        acting.act({ id: user.id, reason });
      }}
      onClose={onClose}
    />
  );
}
