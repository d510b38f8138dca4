import { useListContext, useTranslate } from 'react-admin';
import { ChoiceChips } from '../ui/ChoiceChips';
import { SearchField } from '../ui/SearchField';
import type { QueueTab } from '../resources/recharges/recharge';
import { useTab } from './useTab';
import { useQueueNews } from './useQueueNews';

/** What came since the list was loaded waits here: rows never move under the pointer. */
function News({ tab }: { readonly tab: QueueTab }) {
  const translate = useTranslate();
  const { refetch, setPage } = useListContext();
  const { unseen, seen } = useQueueNews(tab);
  return (
    <div className="news" role="status">
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
          {translate('resources.recharges.news', { count: unseen })}
        </button>
      )}
    </div>
  );
}

const large = [{ value: '1000.00', label: 'resources.recharges.filter.large' }];
const second = [{ value: 'SECOND_APPROVAL', label: 'resources.recharges.filter.second' }];
const outcomes = ['SUCCESS', 'FAILED'].map((value) => ({
  value,
  label: `resources.recharges.state.${value}`,
}));

export function QueueFilters() {
  const translate = useTranslate();
  const tab = useTab();
  return (
    <div className="queue-filters row wrap">
      <SearchField
        source="search"
        width={270}
        label={translate('resources.recharges.filter.search')}
      />
      <ChoiceChips source="amountMin" label="resources.recharges.fields.amount" choices={large} />
      <ChoiceChips
        source="state"
        label="resources.recharges.fields.state"
        choices={tab === 'DONE' ? outcomes : second}
      />
      <News key={tab} tab={tab} />
    </div>
  );
}
