import { useTranslate } from 'react-admin';
import type { QueueTab } from '../../queue/queue';
import { ChoiceChips } from '../../ui/ChoiceChips';
import { SearchField } from '../../ui/list/SearchField';

const large = [{ value: '1000.00', label: 'resources.recharges.filter.large' }];
const second = [{ value: 'SECOND_APPROVAL', label: 'resources.recharges.filter.second' }];
const outcomes = ['SUCCESS', 'FAILED'].map((value) => ({
  value,
  label: `resources.recharges.state.${value}`,
}));

/** What the server can choose recharges by. */
export function RechargeFilters({ tab }: { readonly tab: QueueTab }) {
  const translate = useTranslate();
  return (
    <>
      <SearchField
        source="search"
        width={270}
        label={translate('resources.recharges.filter.search')}
      />
      <SearchField
        source="userId"
        width={170}
        label={translate('resources.recharges.filter.user')}
      />
      <ChoiceChips source="amountMin" label="resources.recharges.fields.amount" choices={large} />
      <ChoiceChips
        source="state"
        label="resources.recharges.fields.state"
        choices={tab === 'DONE' ? outcomes : second}
      />
    </>
  );
}
