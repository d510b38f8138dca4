import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { useSkeleton } from '../../lib/arrival';
import { useAfter } from '../../lib/time/useAfter';
import { LoadError } from './LoadError';
import styles from './Loading.module.css';

type Shape = 'list' | 'card' | 'page';

interface Props {
  /** What is coming: rows of a list, one card, or a whole page. */
  readonly shape?: Shape;
  readonly onRetry?: () => void;
}

const STILL_MS = 10_000;
const GIVE_UP_MS = 60_000;
const tooSlow = { name: 'TimeoutError' };
const rowsOf: Record<Shape, number> = { list: 6, card: 1, page: 6 };

/** Nothing at first, then the shape of what comes, then a word, and after a minute a way out. */
export function Loading({ shape = 'page', onRetry = reload }: Props) {
  const shown = useSkeleton();
  if (useAfter(GIVE_UP_MS)) return <LoadError error={tooSlow} onRetry={onRetry} />;
  if (!shown) return <div className={styles.loading} aria-busy />;
  return (
    <div className={classes(styles.loading, styles[shape])} aria-busy>
      <Word />
      {shape === 'page' && <i className={classes(styles.skeleton, styles.skeletonHead)} />}
      <div className="card">
        {Array.from({ length: rowsOf[shape] }, (_, row) => (
          <div key={row} className={styles.skeletonRow}>
            <i className={classes(styles.skeleton, styles.skeletonGlyph)} />
            <span className="grow">
              <i className={classes(styles.skeleton, styles.skeletonLine)} />
              <i className={classes(styles.skeleton, styles.skeletonLine, styles.skeletonShort)} />
            </span>
            <i className={classes(styles.skeleton, styles.skeletonEnd)} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Word() {
  const { t } = useTranslation();
  const long = useAfter(STILL_MS);
  return (
    <p className={long ? 'second small' : 'hidden'} role="status">
      {long ? t('common.stillLoading') : t('common.loading')}
    </p>
  );
}

const reload = () => {
  window.location.reload();
};
