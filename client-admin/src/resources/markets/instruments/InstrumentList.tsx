import { Button } from '@mui/material';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/useFormat';
import { ListFrame } from '../../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { SearchField } from '../../../ui/list/SearchField';
import { PageTitle } from '../../../ui/PageTitle';
import type { Instrument } from '../market';
import { StatePill } from '../StatePill';

const Column = ListColumn<Instrument>;

function Rows() {
  const translate = useTranslate();
  const { count } = useFormat();
  const label = (name: string) => translate(`resources.instruments.fields.${name}`);
  return (
    <ListTable<Instrument> rowClick={(id) => `/instruments/${String(id)}/show`}>
      <Column
        label={label('symbol')}
        render={({ id, symbol, name }) => (
          <>
            <Link className="link strong" to={`/instruments/${id}/show`}>
              {symbol}
            </Link>{' '}
            <span className="soft">{name}</span>
          </>
        )}
      />
      <Column label={label('state')} render={(instrument) => <StatePill {...instrument} />} />
      <Column
        label={label('class')}
        render={({ class: name }) =>
          translate(`resources.auditEntries.value.instrumentClass.${name}`)
        }
      />
      <Column
        align="right"
        label={label('durations')}
        render={({ terms }) => <span className="num">{count(terms.length)}</span>}
      />
      <Column
        align="right"
        label={label('sort')}
        render={({ sort }) => <span className="num">{count(sort)}</span>}
      />
    </ListTable>
  );
}

/** Every instrument, in the order of the lists. */
export function InstrumentList() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'instruments', action: 'create' });
  return (
    <ListBase resource="instruments" perPage={100} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.instruments')}</PageTitle>
            <p className="soft">{translate('resources.instruments.lead')}</p>
          </div>
          {canAccess === true && (
            <Button
              variant="outlined"
              component={Link}
              to="/instruments/create"
              style={{ flex: 'none' }}
            >
              {translate('resources.instruments.new')}
            </Button>
          )}
        </div>
        <SearchField source="search" label={translate('resources.instruments.search')} />
        <section className="card" style={{ marginTop: 12 }}>
          <ListFrame empty={translate('resources.instruments.empty')}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
