import { useQueueWords } from '../../../queue/useQueueWords';
import type { QueueTab } from '../../../queue/queue';
import { ChoiceField } from '../../../ui/list/ChoiceField';
import { SearchField } from '../../../ui/list/SearchField';

const PATH = 'resources.rewardClaims';

const choicesOf = (group: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `${PATH}.${group}.${value}` }));

const holders = choicesOf('holder', ['me', 'nobody']);
const ages = choicesOf('olderThan', ['60', '240', '1440']);

/** What the server can choose claims by. */
export function RewardClaimFilters({ tab }: { readonly tab: QueueTab }) {
  const words = useQueueWords();
  return (
    <>
      <SearchField source="search" width={200} label={words('filter.search')} />
      <SearchField source="user" width={200} label={words('filter.user')} />
      {tab !== 'DONE' && (
        <>
          <ChoiceField source="holder" label={`${PATH}.fields.takenBy`} choices={holders} />
          <ChoiceField source="olderThan" label={`${PATH}.fields.waiting`} choices={ages} />
        </>
      )}
    </>
  );
}
