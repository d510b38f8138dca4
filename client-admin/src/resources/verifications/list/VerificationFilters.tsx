import { useTranslate } from 'react-admin';
import { idTypes } from '../../../../../schema/identity';
import type { QueueTab } from '../../../queue/queue';
import { ChoiceField } from '../../../ui/list/ChoiceField';
import { SearchField } from '../../../ui/list/SearchField';

const words = 'resources.verifications';

const of = (group: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `${words}.${group}.${value}` }));

const types = of('idType', idTypes);
const flags = of('flag', ['SENT_AGAIN', 'OWN_REQUEST']);
const holders = of('holder', ['me', 'nobody']);
const ages = of('olderThan', ['60', '240', '1440']);

/** What the server can choose verifications by. */
export function VerificationFilters({ tab }: { readonly tab: QueueTab }) {
  const translate = useTranslate();
  return (
    <>
      <SearchField source="search" width={200} label={translate(`${words}.filter.search`)} />
      <SearchField source="user" width={200} label={translate(`${words}.filter.user`)} />
      <ChoiceField source="idType" label={`${words}.fields.idType`} choices={types} />
      <ChoiceField source="flag" label={`${words}.fields.flags`} choices={flags} />
      {tab !== 'DONE' && (
        <>
          <ChoiceField source="holder" label={`${words}.fields.takenBy`} choices={holders} />
          <ChoiceField source="olderThan" label={`${words}.fields.waiting`} choices={ages} />
        </>
      )}
    </>
  );
}
