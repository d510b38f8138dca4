import { classes } from '../../lib/classes';
import { Button } from '@mui/material';
import { Lock, Timer } from 'lucide-react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import type { User } from './user';
import styles from './UserNotes.module.css';

interface Props {
  readonly user: User;
  readonly onLift: () => void;
}

/** What keeps this user from signing in, since when or until when. */
export function UserNotes({ user, onLift }: Props) {
  const translate = useTranslate();
  const { instant } = useFormat();
  const { canAccess: may } = useCanAccess({ resource: 'users', action: 'lock' });
  const { lockedAt, lockReason, signInWaitsUntil } = user;
  return (
    <>
      {lockedAt !== null && (
        <p className="note bad" style={{ marginBottom: 16 }}>
          <Lock size={16} aria-hidden />
          {translate('resources.users.lockedSince', {
            time: instant(lockedAt),
            reason: lockReason ?? '–',
          })}
        </p>
      )}
      {signInWaitsUntil !== null && (
        <div className={classes('note warn', styles.userWaits)}>
          <Timer size={16} aria-hidden />
          <span>
            {translate('resources.users.signInWaits', { time: instant(signInWaitsUntil) })}
          </span>
          {may === true && (
            <Button size="small" variant="outlined" color="inherit" onClick={onLift}>
              {translate('resources.users.action.lift')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
