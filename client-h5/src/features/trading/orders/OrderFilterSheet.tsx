import { useQuery } from '@apollo/client/react';
import { useWords } from '../../../lib/useWords';
import { SelectField } from '../../../ui/field/SelectField';
import { FilterSheet } from '../../../ui/sheet/FilterSheet';
import { InstrumentChoicesDocument } from '../trading.generated';
import type { OrderFilterState } from './useOrderFilter';

interface Props {
  readonly state: OrderFilterState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Market and days to list. */
export function OrderFilterSheet({ state, open, onClose }: Props) {
  const { t } = useWords('trading');
  return (
    <FilterSheet
      words={{
        title: t('orders.filterTitle'),
        from: t('orders.from'),
        to: t('orders.to'),
        show: t('orders.show'),
        reset: t('orders.reset'),
      }}
      value={state.chosen}
      onShow={state.setChosen}
      onReset={state.reset}
      open={open}
      onClose={onClose}
    >
      {({ instrumentId }, change) => (
        <MarketField
          value={instrumentId}
          onChange={(id) => {
            change({ instrumentId: id });
          }}
        />
      )}
    </FilterSheet>
  );
}

interface MarketFieldProps {
  readonly value: string;
  readonly onChange: (instrumentId: string) => void;
}

function MarketField({ value, onChange }: MarketFieldProps) {
  const { t } = useWords('trading');
  const { data } = useQuery(InstrumentChoicesDocument, { fetchPolicy: 'cache-first' });
  const markets = data?.instruments ?? [];
  return (
    <SelectField
      label={t('orders.instrument')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('orders.anyInstrument') },
        ...markets.map(({ id, symbol }) => ({ value: id, label: symbol })),
      ]}
    />
  );
}
