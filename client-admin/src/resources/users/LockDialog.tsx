import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useClosingAct } from '../../ui/useClosingAct';
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
  const actions = useActions('users', userActions);
  return useClosingAct({ run: actions[change], done: `resources.users.${change}.done`, onClose });
}

/** Lock, unlock, let sign in again, or ask for a new password. Says what it does to the user before it is done. */
export function LockDialog({ user, change, onClose }: Props) {
  const acting = useChange({ change, onClose });
  const translate = useTranslate();
  const words = `resources.users.${change}`;
  const then = user.frozenAt === null ? 'opens' : 'staysFrozen';
  return (
    <ReasonDialog
      words={words}
      values={{ name: user.accountMasked, then: translate(`resources.users.unlock.${then}`) }}
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
