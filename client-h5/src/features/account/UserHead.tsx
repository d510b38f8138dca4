import { useWords } from '../../lib/useWords';
import type { MeQuery } from '../../lib/session/me.generated';
import { MaskedText } from '../../ui/figure/MaskedText';
import { PracticeBadge } from '../../ui/PracticeBadge';

/** Who is signed in, masked, with the level they hold. */
export function UserHead({ user }: { readonly user: MeQuery['me'] }) {
  const { t } = useWords('account');
  const { userName, accountMasked, memberLevel } = user;
  return (
    <header className="nav-bar nav-bar-wide user-head">
      <span className="avatar" aria-hidden>
        {(userName ?? accountMasked).slice(0, 2).toUpperCase()}
      </span>
      <div className="grow">
        <p className="user-name truncate">
          {userName ? <MaskedText text={userName} /> : accountMasked}
        </p>
        <p className="small muted">{t(`account.level.${memberLevel}`)}</p>
      </div>
      <PracticeBadge />
    </header>
  );
}
