import { useTranslation } from 'react-i18next';
import { usePullToRefresh } from '../../lib/usePullToRefresh';
import styles from './PullToRefresh.module.css';

/** Lets the page be pulled down to reload, and says so while it does. Stands above the content. */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const refreshing = usePullToRefresh(onRefresh);
  return (
    <div role="status">{refreshing && <p className={styles.pull}>{t('common.refreshing')}</p>}</div>
  );
}
