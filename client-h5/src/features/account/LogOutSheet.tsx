import { useMutation } from '@apollo/client/react';
import { signOut, startLeaving } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { Confirm } from '../../ui/sheet/Confirm';
import { SessionCloseDocument } from './account.generated';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Ends the session on the server, and here even if the server does not answer. */
export function LogOutSheet({ open, onClose }: Props) {
  const { t } = useWords('account');
  const [close, { loading }] = useMutation(SessionCloseDocument);
  const leave = async () => {
    startLeaving();
    await close();
    signOut({ farewell: true });
  };
  return (
    <Confirm
      open={open}
      title={t('account.logOutTitle')}
      text={t('account.logOutText')}
      action={t('account.logOut')}
      busy={loading}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
