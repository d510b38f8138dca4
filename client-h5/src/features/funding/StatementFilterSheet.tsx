import { useState } from 'react';
import type { MovementKind } from '../../graphql.generated';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { DateRange } from '../../ui/DateRange';
import { SelectField } from '../../ui/SelectField';
import { Sheet } from '../../ui/Sheet';
import type { StatementFilterState } from './useStatementFilter';

const kinds: readonly MovementKind[] = [
  'RECHARGE_CREDIT',
  'ORDER_OPEN',
  'ORDER_WIN',
  'ORDER_LOSS',
  'ORDER_DRAW',
  'ORDER_VOID',
];

interface Props {
  readonly state: StatementFilterState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Kind and days to list. */
export function StatementFilterSheet({ state, open, onClose }: Props) {
  const { t } = useWords();
  return (
    <Sheet title={t('statement.filterTitle')} open={open} onClose={onClose}>
      <Form state={state} onClose={onClose} />
    </Sheet>
  );
}

function Form({ state, onClose }: Omit<Props, 'open'>) {
  const { t } = useWords();
  const [draft, setDraft] = useState(state.chosen);
  const options = kinds.map((value) => ({ value, label: t(`statement.kind.${value}`) }));
  return (
    <>
      <SelectField
        label={t('statement.kindLabel')}
        value={draft.kind}
        onChange={(kind) => {
          setDraft({ ...draft, kind });
        }}
        options={[{ value: 'ANY' as const, label: t('statement.anyKind') }, ...options]}
      />
      <DateRange
        labels={{ from: t('statement.from'), to: t('statement.to') }}
        value={draft}
        onChange={(range) => {
          setDraft({ ...draft, ...range });
        }}
      />
      <Button
        onClick={() => {
          state.setChosen({ ...draft, purse: state.chosen.purse });
          onClose();
        }}
      >
        {t('statement.show')}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          state.reset();
          onClose();
        }}
      >
        {t('statement.reset')}
      </Button>
    </>
  );
}
