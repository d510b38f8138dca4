import { Star } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { stated, useFilter } from '../../ui/list/useFilter';
import { useQueue } from '../queue';
import { sameFilter } from './sameFilter';
import { useQueueWords } from '../useQueueWords';

/** The queue's own order: the oldest first. */
const oldestFirst = { field: 'AGE', order: 'ASC' } as const;

/** Views that everybody has; pressed is the one that the address says. */
export function PinnedViews() {
  const { pinned } = useQueue();
  const { setFilters, setSort, sort } = useListContext();
  const filter = stated(useFilter().values);
  const words = useQueueWords();
  const title = useTranslate()('queue.view.pinned');
  // Without an order in the address the server has the oldest first.
  const ordered = sort.field === 'id' || (sort.field === 'AGE' && sort.order === 'ASC');
  return (
    <div className="row wrap" role="group" aria-label={title}>
      {pinned.map((view) => (
        <button
          key={view.name}
          type="button"
          className="chip"
          aria-pressed={ordered && sameFilter(view.filter, filter)}
          onClick={() => {
            setFilters({ ...view.filter });
            setSort(oldestFirst);
          }}
        >
          <Star size={13} aria-hidden />
          {words(`view.${view.name}`)}
        </button>
      ))}
    </div>
  );
}
