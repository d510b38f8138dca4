import { LogOut } from 'lucide-react';
import { useLogout, useTranslate } from 'react-admin';
import { useMe } from '../lib/useMe';
import { Avatar } from '../ui/Avatar';
import styles from './SignedIn.module.css';

/** Who sits here, with which role, and the way out. */
export function SignedIn() {
  const translate = useTranslate();
  const logout = useLogout();
  const identity = useMe();
  if (!identity) return <div className={styles.signedIn} />;
  const { fullName = '', role } = identity;
  return (
    <div className={styles.signedIn}>
      <Avatar name={fullName} />
      <span>
        <b>{fullName}</b>
        <small>{translate(`shell.role.${role}`)}</small>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('shell.signOut')}
        title={translate('shell.signOut')}
        onClick={() => void logout()}
      >
        <LogOut size={18} aria-hidden />
      </button>
    </div>
  );
}
