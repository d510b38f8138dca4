import { classes } from '../lib/classes';
import { useListContext } from 'react-admin';
import { useQueue, type QueueTab } from './queue';
import { useQueueNews } from './useQueueNews';
import { useQueueWords } from './useQueueWords';
import { useTab } from './useTab';
import styles from './QueueFilters.module.css';

/** What came since the list was loaded waits here: rows never move under the pointer. */
function News({ tab }: { readonly tab: QueueTab }) {
  const words = useQueueWords();
  const { refetch, setPage } = useListContext();
  const { unseen, seen } = useQueueNews(tab);
  return (
    <div className={styles.news} role="status">
      {unseen > 0 && (
        <button
          type="button"
          className="bare"
          onClick={() => {
            seen();
            setPage(1);
            void refetch();
          }}
        >
          {words('news', { count: unseen })}
        </button>
      )}
    </div>
  );
}

/** The resource's own filters, and what is new. */
export function QueueFilters() {
  const { Filters } = useQueue();
  const tab = useTab();
  return (
    <div className={classes('row wrap', styles.queueFilters)}>
      <Filters tab={tab} />
      <News key={tab} tab={tab} />
    </div>
  );
}
