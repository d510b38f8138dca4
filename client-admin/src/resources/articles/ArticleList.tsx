import { Button } from '@mui/material';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { articleStates, writtenKinds } from '../../../../schema/content/articles';
import { useFormat } from '../../lib/useFormat';
import { ChoiceChips } from '../../ui/ChoiceChips';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import type { Article } from './articleDraft';
import { StatePills } from './StatePills';

const Column = ListColumn<Article>;

function Rows() {
  const translate = useTranslate();
  const { count } = useFormat();
  const words = (name: string, figures?: object) =>
    translate(`resources.articles.${name}`, figures ?? {});
  return (
    <ListTable<Article> rowClick={(id) => `/articles/${String(id)}`}>
      <Column
        label={words('fields.title')}
        render={({ id, title }) => (
          <Link className="link strong" to={`/articles/${id}`}>
            {title === '' ? words('untitled') : title}
          </Link>
        )}
      />
      <Column label={words('fields.kind')} render={({ kind }) => words(`kind.${kind}`)} />
      <Column
        label={words('fields.state')}
        render={(article) => <StatePills article={article} />}
      />
      <Column
        label={words('fields.missing')}
        render={({ missing }) => (
          <Pill tone={missing.length === 0 ? 'ok' : 'amber'}>
            {missing.length === 0 ? words('complete') : count(missing.length)}
          </Pill>
        )}
      />
      <Column
        label={words('fields.madeAt')}
        render={({ newest: { by, madeAt } }) => (
          <>
            <TimeText at={madeAt} />{' '}
            <span className="soft">{by?.name ?? translate('resources.auditEntries.system')}</span>
          </>
        )}
      />
    </ListTable>
  );
}

const choices = (group: 'kind' | 'state', values: readonly string[]) =>
  values.map((value) => ({ value, label: `resources.articles.${group}.${value}` }));

/** Everything the operator says, by kind and state. */
export function ArticleList() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'articles', action: 'create' });
  return (
    <ListBase resource="articles" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.articles')}</PageTitle>
            <p className="soft">{translate('resources.articles.lead')}</p>
          </div>
          {canAccess === true && (
            <Button
              variant="outlined"
              component={Link}
              to="/articles/create"
              style={{ flex: 'none' }}
            >
              {translate('resources.articles.new')}
            </Button>
          )}
        </div>
        <div className="stack">
          <ChoiceChips
            source="kind"
            label="resources.articles.fields.kind"
            choices={choices('kind', writtenKinds)}
          />
          <ChoiceChips
            source="state"
            label="resources.articles.fields.state"
            choices={choices('state', articleStates)}
          />
        </div>
        <section className="card" style={{ marginTop: 12 }}>
          <ListFrame empty={translate('resources.articles.empty')}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
