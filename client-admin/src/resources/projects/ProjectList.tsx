import { Button } from '@mui/material';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../lib/useFormat';
import { ChoiceChips } from '../../ui/ChoiceChips';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { CoverageMeter } from './CoverageMeter';
import { Meter } from './Meter';
import { PhasePill } from './PhasePill';
import { projectTabs, type Project } from './project';

const Column = ListColumn<Project>;

const tabs = projectTabs
  .filter((tab) => tab !== 'ALL')
  .map((value) => ({ value, label: `resources.projects.tab.${value}` }));

function Rows() {
  const translate = useTranslate();
  const { money, date, decimal, count } = useFormat();
  const label = (name: string) => translate(`resources.projects.fields.${name}`);
  return (
    <ListTable<Project> rowClick={(id) => `/projects/${String(id)}/show`}>
      <Column
        label={label('title')}
        render={({ id, title, version }) => (
          <>
            <Link className="link strong" to={`/projects/${id}/show`}>
              {title}
            </Link>{' '}
            <span className="soft num">{translate('resources.projects.version', { version })}</span>
          </>
        )}
      />
      <Column label={label('phase')} render={(project) => <PhasePill {...project} />} />
      <Column
        align="right"
        label={label('annualRate')}
        render={({ annualRate }) => <span className="num">{`${decimal(annualRate)}%`}</span>}
      />
      <Column
        align="right"
        label={label('days')}
        render={({ days }) => <span className="num">{count(days)}</span>}
      />
      <Column
        label={label('sale')}
        render={({ saleStartsAt, saleEndsAt }) => (
          <span className="num">{`${date(saleStartsAt)} – ${date(saleEndsAt)}`}</span>
        )}
      />
      <Column
        label={label('coverage')}
        render={({ coverage }) => <CoverageMeter coverage={coverage} />}
      />
      <Column
        label={label('invested')}
        render={({ coverage: { invested }, capacity }) => (
          <Meter
            part={invested}
            whole={capacity}
            words={translate('resources.projects.investedOf', {
              invested: money(invested),
              capacity: money(capacity),
            })}
          />
        )}
      />
    </ListTable>
  );
}

/** Every project, not yet released ones too, newest first. */
export function ProjectList() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'projects', action: 'create' });
  return (
    <ListBase resource="projects" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.projects')}</PageTitle>
            <p className="soft">{translate('resources.projects.lead')}</p>
          </div>
          {canAccess === true && (
            <Button
              variant="outlined"
              component={Link}
              to="/projects/create"
              style={{ flex: 'none' }}
            >
              {translate('resources.projects.new')}
            </Button>
          )}
        </div>
        <ChoiceChips source="tab" label="resources.projects.fields.phase" choices={tabs} />
        <section className="card" style={{ marginTop: 12 }}>
          <ListFrame empty={translate('resources.projects.empty')}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
