import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import styles from './Pager.module.css';

/** Next and previous: a keyset has no number of pages. Nothing when one page holds all. */
export function Pager() {
  const { page, setPage, hasNextPage = false, hasPreviousPage = false } = useListContext();
  const translate = useTranslate();
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className={styles.pager} aria-label={translate('list.pages')}>
      <span className="mute num">{translate('ra.navigation.current_page', { page })}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('ra.navigation.previous')}
        disabled={!hasPreviousPage}
        onClick={() => {
          setPage(page - 1);
        }}
      >
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('ra.navigation.next')}
        disabled={!hasNextPage}
        onClick={() => {
          setPage(page + 1);
        }}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
}
