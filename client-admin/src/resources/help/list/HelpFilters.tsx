import type { QueueTab } from '../../../queue/queue';
import { useQueueWords } from '../../../queue/useQueueWords';
import { useQueue } from '../../../queue/queue';
import { ChoiceField } from '../../../ui/list/ChoiceField';
import { SearchField } from '../../../ui/list/SearchField';

/** What the server can choose requests by. */
export function HelpFilters({ tab }: { readonly tab: QueueTab }) {
  const { resource } = useQueue();
  const words = useQueueWords();
  const path = `resources.${resource}`;
  const of = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: `${path}.${group}.${value}` }));
  return (
    <>
      <SearchField source="search" width={200} label={words('filter.search')} />
      <SearchField source="user" width={200} label={words('filter.user')} />
      {resource === 'passwordRequests' && (
        <ChoiceField
          source="kind"
          label={`${path}.fields.kind`}
          choices={of('kind', ['FUND_PASSWORD', 'SECOND_FACTOR'])}
        />
      )}
      {tab !== 'DONE' && (
        <>
          <ChoiceField
            source="holder"
            label={`${path}.fields.takenBy`}
            choices={of('holder', ['me', 'nobody'])}
          />
          <ChoiceField
            source="olderThan"
            label={`${path}.fields.waiting`}
            choices={of('olderThan', ['60', '240', '1440'])}
          />
        </>
      )}
    </>
  );
}
