import { useWords } from '../../lib/useWords';
import { SelectField } from '../../ui/field/SelectField';
import { FilterSheet } from '../../ui/sheet/FilterSheet';
import { kinds } from './kinds';
import type { StatementFilterState } from './useStatementFilter';

interface Props {
  readonly state: StatementFilterState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Kind and days to list. */
export function StatementFilterSheet({ state, open, onClose }: Props) {
  const { t } = useWords('statement');
  const options = kinds.map((value) => ({ value, label: t(`statement.kind.${value}`) }));
  return (
    <FilterSheet
      words={{
        title: t('statement.filterTitle'),
        from: t('statement.from'),
        to: t('statement.to'),
        show: t('statement.show'),
        reset: t('statement.reset'),
      }}
      value={state.chosen}
      onShow={(choice) => {
        state.setChosen({ ...choice, purse: state.chosen.purse });
      }}
      onReset={state.reset}
      open={open}
      onClose={onClose}
    >
      {(draft, change) => (
        <SelectField
          label={t('statement.kindLabel')}
          value={draft.kind}
          onChange={(kind) => {
            change({ kind });
          }}
          options={[{ value: 'ANY' as const, label: t('statement.anyKind') }, ...options]}
        />
      )}
    </FilterSheet>
  );
}
