import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { User } from './user';
import { userActions } from './userActions';

export type Change = 'lock' | 'unlock' | 'lift';

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

/** Lock, unlock, or let sign in again. Says what it does to the user before it is done. */
export function LockDialog({ user, change, onClose }: Props) {
  const translate = useTranslate();
  const { reason, setReason, missing, shown, send } = useReason();
  const { act, busy, faultOf, faultBeside } = useChange({ change, onClose });
  const words = `resources.users.${change}`;
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: user.accountMasked })}
      confirm={translate(`resources.users.action.${change}`)}
      danger={change === 'lock'}
      busy={busy}
      fault={faultBeside('reason')}
      onConfirm={() => {
        send((why) => {
          act({ id: user.id, reason: why });
        });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <ReasonField
        autoFocus
        label={translate(`${words}.reason`)}
        value={reason}
        fault={faultOf('reason') ?? missing}
        onChange={setReason}
      />
      {change === 'lock' && (
        <div className="preview">
          <b>{translate(`${words}.preview`)}</b>
          {shown}
        </div>
      )}
    </ActDialog>
  );
}
