import { useTranslate } from 'react-admin';
import type { QueueTab } from '../../../queue/queue';
import { ChoiceField } from '../../../ui/list/ChoiceField';
import { SearchField } from '../../../ui/list/SearchField';
import { readAmount } from '../../../lib/money/readAmount';

const words = 'resources.recharges';

const of = (group: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `${words}.${group}.${value}` }));

const methods = of('method', ['BANK', 'USDT', 'ALIPAY', 'WECHAT', 'PRACTICE']);
const flags = of('flag', [
  ...['FLAGGED', 'DUPLICATE_IMAGE', 'SIMILAR_IMAGE'],
  ...['SECOND_APPROVAL', 'OWN_REQUEST'],
]);
const holders = of('holder', ['me', 'nobody']);
const outcomes = of('state', ['SUCCESS', 'FAILED']);
const ages = of('olderThan', ['60', '240', '1440']);

/** An amount as the server reads it; null for one that may mean two. */
function plainAmount(text: string): string | null {
  const read = readAmount(text);
  return read.kind === 'read' ? read.money.amount : null;
}

const amount = { plain: true, width: 140, read: plainAmount };

/** What the server can choose recharges by. */
export function RechargeFilters({ tab }: { readonly tab: QueueTab }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`${words}.filter.${name}`);
  return (
    <>
      <SearchField source="search" width={230} label={label('search')} />
      <SearchField source="user" width={200} label={label('user')} />
      <SearchField source="amountMin" label={label('amountMin')} {...amount} />
      <SearchField source="amountMax" label={label('amountMax')} {...amount} />
      <ChoiceField source="method" label={`${words}.fields.channel`} choices={methods} />
      <ChoiceField source="flag" label={`${words}.fields.flags`} choices={flags} />
      {tab === 'DONE' ? (
        <ChoiceField source="state" label={`${words}.fields.state`} choices={outcomes} />
      ) : (
        <>
          <ChoiceField source="holder" label={`${words}.fields.takenBy`} choices={holders} />
          <ChoiceField source="olderThan" label={`${words}.fields.waiting`} choices={ages} />
        </>
      )}
    </>
  );
}
