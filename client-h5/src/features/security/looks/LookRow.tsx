import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useWords } from '../../../lib/useWords';
import type { StaffLooksQuery } from '../security.generated';
import styles from './LooksScreen.module.css';

type Look = StaffLooksQuery['staffLooks']['edges'][number]['node'];

/** What it was, who, at which hour of the day above it, and the reason that was given. */
export function LookRow({ look: { kind, by, at, reason, about } }: { readonly look: Look }) {
  const { t } = useWords('security');
  const { clock } = usePlatformClock();
  return (
    <div className={styles.look}>
      <p>{t(`looks.${kind}`, { about })}</p>
      <p className="small muted">
        {by} · <span className="num">{clock(at)}</span>
      </p>
      {reason != null && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}
