import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import type { Revealed, User } from './user';
import { userActions } from './userActions';

interface Props {
  readonly user: User;
  readonly onRevealed: (details: Revealed) => void;
  readonly onClose: () => void;
}

/** Contact data in full is asked for with a reason, and the asking is recorded. */
export function RevealDialog({ user, onRevealed, onClose }: Props) {
  const translate = useTranslate();
  const { reveal } = useActions('users', userActions);
  const { reason, setReason, missing, send } = useReason();
  const { act, busy, faultOf, faultBeside } = useAct({
    run: reveal,
    onDone: (details) => {
      onRevealed(details);
      onClose();
    },
  });
  const words = 'resources.users.reveal';
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: user.accountMasked })}
      confirm={translate(`${words}.confirm`)}
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
    </ActDialog>
  );
}
