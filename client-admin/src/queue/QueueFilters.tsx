import { useQueue } from './queue';
import { QueueTotals } from './QueueTotals';
import { QueueViews } from './QueueViews';
import styles from './QueueFilters.module.css';
import type { QueueNews } from './useQueueNews';
import { useQueueWords } from './useQueueWords';
import { useTab } from './useTab';

/** The resource's own filters, and what came since the list was loaded. */
export function QueueFilters({ news }: { readonly news: QueueNews }) {
  const { Filters } = useQueue();
  const words = useQueueWords();
  const tab = useTab();
  const { count, show } = news;
  return (
    <div className={styles.filters}>
      <Filters tab={tab} />
      <QueueViews />
      <QueueTotals />
      <div className={styles.news} role="status">
        {count > 0 && (
          <button type="button" className="bare" onClick={show}>
            {words('news', { count })}
          </button>
        )}
      </div>
    </div>
  );
}
