import { Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { purses } from '../../../../schema/states';
import { useOnline } from '../../lib/network/connection';
import { oneOf, useAddressChoice } from '../../lib/useAddressChoice';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import { Chips } from '../../ui/field/Chips';
import { Page } from '../../ui/layout/Page';
import { downloadStatement } from './downloadStatement';
import { StatementFilterSheet } from './StatementFilterSheet';
import { HoldingList } from './HoldingList';
import { ItemList } from './ItemList';
import { LineList } from './LineList';
import { ProfitDayList } from './profit/ProfitDayList';
import { ProfitItemList } from './profit/ProfitItemList';
import { useStatementFilter, type StatementFilterState } from './useStatementFilter';

/**
 * What moved the user's money: one row an object, or each line of a purse or kind with its balance; what is held
 * in projects; and the profit, by contract or holding and by day.
 */
export function StatementScreen() {
  const { t } = useWords('statement');
  const state = useStatementFilter();
  const [choosing, setChoosing] = useState(false);
  const [{ view }, choose] = useAddressChoice<{ readonly view: View }>(first, allows);
  return (
    <Page
      title={t('shared:pages.statement')}
      back
      money
      end={view === 'ENTRIES' && <Ways state={state} onFilter={() => setChoosing(true)} />}
    >
      <Views
        view={view}
        onView={(next) => {
          choose({ view: next });
        }}
      />
      {view === 'DAYS' && <ProfitDayList />}
      {view === 'ITEMS' && <ProfitItemList />}
      {view === 'HOLDINGS' && <HoldingList />}
      {view === 'ENTRIES' && <Entries state={state} />}
      <StatementFilterSheet
        state={state}
        open={choosing}
        onClose={() => {
          setChoosing(false);
        }}
      />
    </Page>
  );
}

const views = ['ENTRIES', 'HOLDINGS', 'ITEMS', 'DAYS'] as const;
type View = (typeof views)[number];

const first = { view: 'ENTRIES' } as const;
const allows = { view: oneOf(views) };

interface ViewsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** What moved, what is held, what each contract and holding came to, and what each day did. */
function Views({ view, onView }: ViewsProps) {
  const { t } = useWords('statement');
  const options = views.map((value) => ({ value, label: t(`profit.view.${value}`) }));
  return (
    <Chips
      look="segments"
      label={t('profit.views')}
      value={view}
      onChange={onView}
      options={options}
    />
  );
}

function Entries({ state }: { readonly state: StatementFilterState }) {
  const { t } = useWords('statement');
  const options = purses.map((value) => ({ value, label: t(`statement.purse.${value}`) }));
  return (
    <>
      <Chips
        label={t('statement.purses')}
        value={state.chosen.purse}
        onChange={(purse) => {
          state.setChosen({ ...state.chosen, purse });
        }}
        options={[{ value: 'ANY' as const, label: t('statement.anyPurse') }, ...options]}
      />
      {state.byLine ? <LineList state={state} /> : <ItemList state={state} />}
    </>
  );
}

interface WaysProps {
  readonly state: StatementFilterState;
  readonly onFilter: () => void;
}

function Ways({ state, onFilter }: WaysProps) {
  const { t } = useWords('statement');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    await downloadStatement(state.chosen, t);
    setBusy(false);
  }
  return (
    <>
      <IconButton
        label={t('statement.csv')}
        disabled={busy || !online}
        onClick={() => void download()}
      >
        <Download size={20} strokeWidth={1.7} aria-hidden />
      </IconButton>
      <IconButton
        label={state.filtered ? t('statement.filterOn') : t('statement.filter')}
        className={state.filtered ? 'link' : ''}
        onClick={onFilter}
      >
        <SlidersHorizontal size={20} strokeWidth={1.7} aria-hidden />
      </IconButton>
    </>
  );
}
