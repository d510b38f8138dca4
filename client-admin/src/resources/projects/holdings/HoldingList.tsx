import { ListBase, useGetList, useTranslate } from 'react-admin';
import { holdingStates } from '../../../../../schema/states';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { ChoiceField } from '../../../ui/list/ChoiceField';
import { ListFrame } from '../../../ui/list/ListFrame';
import { SearchField } from '../../../ui/list/SearchField';
import { PageTitle } from '../../../ui/PageTitle';
import type { Project } from '../project';
import { HoldingTable } from './HoldingTable';

const states = holdingStates.map((value) => ({
  value,
  label: `resources.holdings.state.${value}`,
}));

/** More projects than this are chosen on their own pages. */
const OFFERED_MAX = 100;

/** By project, user, state and number. */
function Filters() {
  const translate = useTranslate();
  const { data = [] } = useGetList<Project>('projects', {
    pagination: { page: 1, perPage: OFFERED_MAX },
  });
  return (
    <div className="row wrap" style={{ marginBottom: 16 }}>
      <SearchField source="search" label={translate('resources.holdings.search')} />
      <SearchField source="userId" width={170} label={translate('resources.holdings.userId')} />
      <ChoiceField
        source="projectId"
        label="resources.holdings.fields.project"
        named
        choices={data.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <ChoiceChips source="state" label="resources.holdings.fields.state" choices={states} />
    </div>
  );
}

/** Everybody's holdings, newest first. */
export function HoldingList() {
  const translate = useTranslate();
  return (
    <ListBase resource="holdings" perPage={20} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.holdings')}</PageTitle>
            <p className="soft">{translate('resources.holdings.readOnly')}</p>
          </div>
        </div>
        <Filters />
        <section className="card">
          <ListFrame empty={translate('resources.holdings.empty')}>
            <HoldingTable />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
