import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { DateRange } from '../../ui/DateRange';
import { SelectField } from '../../ui/SelectField';
import { Sheet } from '../../ui/Sheet';
import { InstrumentChoicesDocument } from './trading.generated';
import type { OrderFilterState } from './useOrderFilter';

interface Props {
  readonly state: OrderFilterState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Market and days to list. */
export function OrderFilterSheet({ state, open, onClose }: Props) {
  const { t } = useWords();
  return (
    <Sheet title={t('orders.filterTitle')} open={open} onClose={onClose}>
      <Form state={state} onClose={onClose} />
    </Sheet>
  );
}

function Form({ state, onClose }: Omit<Props, 'open'>) {
  const { t } = useWords();
  const [draft, setDraft] = useState(state.chosen);
  const { data } = useQuery(InstrumentChoicesDocument, { fetchPolicy: 'cache-first' });
  const markets = data?.instruments ?? [];
  return (
    <>
      <SelectField
        label={t('orders.instrument')}
        value={draft.instrumentId}
        onChange={(instrumentId) => {
          setDraft({ ...draft, instrumentId });
        }}
        options={[
          { value: '', label: t('orders.anyInstrument') },
          ...markets.map(({ id, symbol }) => ({ value: id, label: symbol })),
        ]}
      />
      <DateRange
        labels={{ from: t('orders.from'), to: t('orders.to') }}
        value={draft}
        onChange={(range) => {
          setDraft({ ...draft, ...range });
        }}
      />
      <Button
        onClick={() => {
          state.setChosen(draft);
          onClose();
        }}
      >
        {t('orders.show')}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          state.reset();
          onClose();
        }}
      >
        {t('orders.reset')}
      </Button>
    </>
  );
}
