import { useNavigate } from 'react-router-dom';
import { signIn } from '../../lib/session/session';
import { takeWanted } from '../../lib/session/wanted';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { dropLockedPass } from '../../lib/session/lockedPass';

/** What follows once a session is open: the user goes where they wanted to. */
export function useEntering() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  return (token: string) => {
    dropLockedPass();
    signIn(token);
    toast({ type: 'success', text: t('done:LOGGED_IN') });
    void navigate(takeWanted(), { replace: true });
  };
}
