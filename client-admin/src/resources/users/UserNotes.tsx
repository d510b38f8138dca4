import { classes } from '../../lib/classes';
import { Button } from '@mui/material';
import { Lock, Snowflake, Timer } from 'lucide-react';
import { useCanAccess, useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import { useNow } from '../../lib/clock';
import { useFormat } from '../../lib/useFormat';
import type { User } from './user';
import styles from './UserNotes.module.css';

interface Props {
  readonly user: User;
  readonly onLift: () => void;
}

/** A freeze of the user's own: nobody ends it within its first day, and staff never do. */
function FrozenNote({ at }: { readonly at: string }) {
  const translate = useTranslate();
  const { instant } = useFormat();
  const now = useNow(30_000);
  const until = Date.parse(at) + limits.freezeHours * 3_600_000;
  return (
    <p className="note warn" style={{ marginBottom: 16 }}>
      <Snowflake size={16} aria-hidden />
      {translate(`resources.users.${now < until ? 'frozenUntil' : 'frozenSince'}`, {
        time: instant(at),
        until: instant(new Date(until).toISOString()),
      })}
    </p>
  );
}

/** Staff's own lock, with what the user reads of it. Of a frozen account it began later than it is closed. */
function LockedNote({ user: { lockedAt, frozenAt, lockReason } }: Pick<Props, 'user'>) {
  const translate = useTranslate();
  const { instant } = useFormat();
  return (
    <p className="note bad" style={{ marginBottom: 16 }}>
      <Lock size={16} aria-hidden />
      {translate(`resources.users.${frozenAt === null ? 'lockedSince' : 'lockedToo'}`, {
        time: lockedAt === null ? '–' : instant(lockedAt),
        reason: lockReason ?? '–',
      })}
    </p>
  );
}

/** What keeps this user from signing in, since when or until when. */
export function UserNotes({ user, onLift }: Props) {
  const translate = useTranslate();
  const { instant } = useFormat();
  const { canAccess: may } = useCanAccess({ resource: 'users', action: 'lock' });
  const { state, frozenAt, signInWaitsUntil } = user;
  return (
    <>
      {frozenAt !== null && <FrozenNote at={frozenAt} />}
      {state === 'LOCKED' && <LockedNote user={user} />}
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
