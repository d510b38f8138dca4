import { classes } from '../../lib/classes';
import type { MeQuery } from '../../lib/session/me.generated';
import { useWords } from '../../lib/useWords';
import { Avatar } from '../../ui/figure/Avatar';
import { MaskedText } from '../../ui/figure/MaskedText';
import { PracticeBadge } from '../../ui/PracticeBadge';
import styles from './UserHead.module.css';

/** Who is signed in, masked, with the level they hold. */
export function UserHead({ user }: { readonly user: MeQuery['me'] }) {
  const { t } = useWords('account');
  const { userName, accountMasked, memberLevel } = user;
  return (
    <header className={classes('nav-bar nav-bar-wide', styles.userHead)}>
      <Avatar picture={user.avatar} name={userName ?? accountMasked} />
      <div className="grow">
        <p className={classes(styles.userName, 'truncate')}>
          {userName ? <MaskedText text={userName} /> : accountMasked}
        </p>
        <p className="small muted">{t(`account.level.${memberLevel}`)}</p>
      </div>
      <PracticeBadge />
    </header>
  );
}
