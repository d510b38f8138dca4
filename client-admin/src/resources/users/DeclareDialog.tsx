import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { useAct } from '../../ui/useAct';
import type { User } from './user';
import { userActions } from './userActions';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** A member of staff's own account: its requests are for others to decide, from now on. */
export function DeclareDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { declare } = useActions('users', userActions);
  const { act, busy, faultBeside } = useAct({
    run: declare,
    onDone: () => {
      notify('resources.users.declare.done', { type: 'success' });
      refresh();
      onClose();
    },
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
