import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleProvider } from '../../providers/actions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { User } from './user';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

function useLock(user: User, onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleProvider>();
  // What was asked stays asked, whatever the record becomes meanwhile.
  const [word] = useState<'lock' | 'unlock'>(user.state === 'LOCKED' ? 'unlock' : 'lock');
  const act = useAct({
    run: word === 'lock' ? provider.lockUser : provider.unlockUser,
    onDone: () => {
      notify(`resources.users.${word}.done`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return { ...act, word };
}

/** Lock or unlock, whichever is due. Says what it does to the user before it is done. */
export function LockDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const { reason, setReason, missing, shown, send } = useReason();
  const { act, busy, word, faultOf, faultBeside } = useLock(user, onClose);
  const words = `resources.users.${word}`;
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: user.accountMasked })}
      confirm={translate(`resources.users.action.${word}`)}
      danger={word === 'lock'}
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
      {word === 'lock' && (
        <div className="preview">
          <b>{translate(`${words}.preview`)}</b>
          {shown}
        </div>
      )}
    </ActDialog>
  );
}
