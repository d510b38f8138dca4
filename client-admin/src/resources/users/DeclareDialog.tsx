import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { useClosingAct } from '../../ui/useClosingAct';
import type { User } from './user';
import { userActions } from './userActions';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** A member of staff's own account: its requests are for others to decide, from now on. */
export function DeclareDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const { declare } = useActions('users', userActions);
  const { act, busy, faultBeside } = useClosingAct({
    run: declare,
    done: 'resources.users.declare.done',
    onClose,
  });
  return (
    <ActDialog
      title={translate('resources.users.declare.title', { name: user.accountMasked })}
      confirm={translate('resources.users.declare.confirm')}
      busy={busy}
      fault={faultBeside()}
      onConfirm={() => {
        act({ userId: user.id });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate('resources.users.declare.text')}</p>
    </ActDialog>
  );
}
