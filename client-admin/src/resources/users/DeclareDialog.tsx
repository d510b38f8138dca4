import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleProvider } from '../../providers/actions';
import { ActDialog } from '../../ui/ActDialog';
import { useAct } from '../../ui/useAct';
import type { User } from './user';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** A member of staff's own account: its requests are for others to decide, from now on. */
export function DeclareDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleProvider>();
  const { act, busy, faultBeside } = useAct({
    run: provider.declareOwnAccount,
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
