import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { classes } from '../lib/classes';
import { stated, useFilter } from '../ui/list/useFilter';
import { useQueue } from './queue';
import { QueueTotals } from './QueueTotals';
import { QueueViews } from './views/QueueViews';
import styles from './QueueFilters.module.css';
import type { QueueNews } from './useQueueNews';
import { useQueueWords } from './useQueueWords';
import { useTab } from './useTab';

/** The resource's own filters, and what came since the list was loaded. */
export function QueueFilters({ news }: { readonly news: QueueNews }) {
  const { Filters, views } = useQueue();
  const words = useQueueWords();
  const translate = useTranslate();
  const tab = useTab();
  const { count, show } = news;
  const { values } = useFilter();
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = Object.keys(stated({ ...values, tab: '' })).length;
  return (
    <div className={classes(styles.filters, open && styles.all)}>
      <div className={styles.fields} id={id}>
        <Filters tab={tab} />
      </div>
      <button
        type="button"
        className={classes('chip', styles.more)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {translate(chosen === 0 ? 'queue.filters' : 'queue.filtersSet', { count: chosen })}
      </button>
      {views && <QueueViews views={views} />}
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
