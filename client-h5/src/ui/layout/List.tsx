import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { Button } from '../Button';
import { PullToRefresh } from './PullToRefresh';
import styles from './List.module.css';

interface Props<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item, before: Item | undefined) => ReactNode;
  readonly hasNext: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => Promise<unknown>;
  readonly label: string;
  /** Its rows begin with words. */
  readonly plain?: boolean;
}

/** A list that fetches its next page when its end comes near, or by its button. */
export function List<Item>(props: Props<Item>) {
  const { items, keyOf, render, hasNext, loadingMore, loadMore, refetch, label, plain } = props;
  return (
    <>
      <PullToRefresh onRefresh={refetch} />
      <ul
        className={classes('card card-list', plain ? 'card-plain' : undefined)}
        aria-label={label}
      >
        {items.map((item, index) => (
          <li key={keyOf(item)}>{render(item, items[index - 1])}</li>
        ))}
      </ul>
      <ListEnd hasNext={hasNext} loadingMore={loadingMore} loadMore={loadMore} />
    </>
  );
}

type EndProps = Pick<Props<unknown>, 'hasNext' | 'loadingMore' | 'loadMore'>;

/** Below a list: the way to its next page, or that there is none. */
export function ListEnd({ hasNext, loadingMore, loadMore }: EndProps) {
  const { t } = useTranslation();
  if (hasNext) return <More busy={loadingMore} onMore={loadMore} />;
  return <p className={styles.listEnd}>{t('common.listEnd')}</p>;
}

function More({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!place.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      { rootMargin: '400px' },
    );
    seen.observe(place.current);
    return () => {
      seen.disconnect();
    };
  }, []);
  return (
    <div ref={place} className={styles.listMore}>
      <Button small look="quiet" busy={busy} onClick={onMore}>
        {busy ? t('common.loading') : t('common.loadMore')}
      </Button>
    </div>
  );
}
