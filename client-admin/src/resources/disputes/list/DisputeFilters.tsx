import { useQueueWords } from '../../../queue/useQueueWords';
import type { QueueTab } from '../../../queue/queue';
import { ChoiceField } from '../../../ui/list/ChoiceField';
import { SearchField } from '../../../ui/list/SearchField';

const PATH = 'resources.disputes';

const choicesOf = (group: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `${PATH}.${group}.${value}` }));

const holders = choicesOf('holder', ['me', 'nobody']);
const ages = choicesOf('olderThan', ['60', '240', '1440']);
const looks = [{ value: 'true', label: `${PATH}.look.2` }];

/** What the server can choose reports by. */
export function DisputeFilters({ tab }: { readonly tab: QueueTab }) {
  const words = useQueueWords();
  return (
    <>
      <SearchField source="search" width={200} label={words('filter.search')} />
      <SearchField source="user" width={200} label={words('filter.user')} />
      <ChoiceField source="again" label={`${PATH}.fields.look`} choices={looks} />
      {tab !== 'DONE' && (
        <>
          <ChoiceField source="holder" label={`${PATH}.fields.takenBy`} choices={holders} />
          <ChoiceField source="olderThan" label={`${PATH}.fields.waiting`} choices={ages} />
        </>
      )}
    </>
  );
}
