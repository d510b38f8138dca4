import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import type { Sort } from './useMarketView';
import styles from './SortHead.module.css';

interface Props {
  readonly sort: Sort | null;
  readonly onSort: (first: Sort, second: Sort) => void;
}

/** Column titles; name and change sort the list, and the order is said in words. */
export function SortHead({ sort, onSort }: Props) {
  const { t } = useWords('market');
  return (
    <>
      <p className={classes('small muted', styles.marketOrder)} aria-live="polite">
        {sort === null ? t('shared:instrument.openFirst') : t(`market.order.${sort}`)}
      </p>
      <div className={styles.marketHead}>
        <button
          type="button"
          aria-pressed={sort === 'name' || sort === 'name-'}
          title={t('market.sortName')}
          onClick={() => {
            onSort('name', 'name-');
          }}
        >
          {t('market.market')}
          <Mark up={sort === 'name'} down={sort === 'name-'} />
        </button>
        <span className={styles.marketHeadToday}>{t('market.today')}</span>
        <button
          type="button"
          aria-pressed={sort === 'change' || sort === 'change-'}
          title={t('market.sortChange')}
          onClick={() => {
            onSort('change-', 'change');
          }}
        >
          {t('market.priceChange')}
          <Mark up={sort === 'change'} down={sort === 'change-'} />
        </button>
      </div>
    </>
  );
}

function Mark({ up, down }: { readonly up: boolean; readonly down: boolean }) {
  if (up) return <ArrowUp size={12} aria-hidden />;
  return down ? <ArrowDown size={12} aria-hidden /> : null;
}
