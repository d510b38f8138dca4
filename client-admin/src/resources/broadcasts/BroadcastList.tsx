import { Button } from '@mui/material';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../lib/useFormat';
import { useAudience } from '../../ui/broadcast/useAudience';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { TimeText } from '../../ui/TimeText';
import type { BroadcastRowFragment } from './broadcasts.generated';
import { EndedPill } from './EndedPill';

const Column = ListColumn<BroadcastRowFragment>;
const words = 'resources.broadcasts';

function Rows() {
  const translate = useTranslate();
  const { count } = useFormat();
  const audienceOf = useAudience();
  const label = (name: string) => translate(`${words}.fields.${name}`);
  return (
    <ListTable<BroadcastRowFragment> rowClick={(id) => `/broadcasts/${String(id)}/show`}>
      <Column
        label={label('title')}
        render={({ id, title }) => (
          <Link className="link strong" to={`/broadcasts/${id}/show`}>
            {title}
          </Link>
        )}
      />
      <Column label={label('kind')} render={({ kind }) => translate(`${words}.kind.${kind}`)} />
      <Column label={label('audience')} render={audienceOf} />
      <Column label={label('people')} render={({ people }) => count(people)} />
      <Column label={label('state')} render={({ endedAt }) => <EndedPill endedAt={endedAt} />} />
      <Column
        label={label('sentAt')}
        render={({ by, sentAt }) => (
          <>
            <TimeText at={sentAt} /> <span className="soft">{by.name}</span>
          </>
        )}
      />
    </ListTable>
  );
}

/** Everything that was said to many people, the newest first. */
export function BroadcastList() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'broadcasts', action: 'create' });
  return (
    <ListBase resource="broadcasts" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.broadcasts')}</PageTitle>
            <p className="soft">{translate(`${words}.lead`)}</p>
          </div>
          {canAccess === true && (
            <Button
              variant="outlined"
              component={Link}
              to="/broadcasts/create"
              style={{ flex: 'none' }}
            >
              {translate(`${words}.new`)}
            </Button>
          )}
        </div>
        <section className="card">
          <ListFrame empty={translate(`${words}.empty`)}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
