import { ListBase, useTranslate } from 'react-admin';
import { orderOutcomes } from './outcomes';
import { ChoiceChips } from '../../ui/ChoiceChips';
import { ListFrame } from '../../ui/list/ListFrame';
import { PageTitle } from '../../ui/PageTitle';
import { SearchField } from '../../ui/list/SearchField';
import { OrderTable } from './OrderTable';

const open = [{ value: 'OPEN', label: 'resources.orders.outcome.OPEN' }];

export function OrderList() {
  const translate = useTranslate();
  return (
    <ListBase resource="orders" perPage={20} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.orders')}</PageTitle>
            <p className="soft">{translate('resources.orders.readOnly')}</p>
          </div>
        </div>
        <div className="row wrap" style={{ marginBottom: 16 }}>
          <SearchField source="search" label={translate('resources.orders.search')} />
          <ChoiceChips source="state" label="resources.orders.fields.state" choices={open} />
          <ChoiceChips
            source="outcome"
            label="resources.orders.fields.outcome"
            choices={orderOutcomes}
          />
        </div>
        <section className="card">
          <ListFrame empty={translate('resources.orders.empty')}>
            <OrderTable />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
