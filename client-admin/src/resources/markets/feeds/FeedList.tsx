import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRate } from '../../../lib/format';
import { useFormat } from '../../../lib/useFormat';
import { ListFrame } from '../../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { SearchField } from '../../../ui/list/SearchField';
import { PageTitle } from '../../../ui/PageTitle';
import { TimeText } from '../../../ui/TimeText';
import type { Instrument } from '../market';
import { StatePill } from '../StatePill';
import { feedName } from '../../../lib/feedName';
import { FeedStates } from './FeedStates';
import { FEEDS_MS } from './useFeeds';

const Column = ListColumn<Instrument>;

function Rows() {
  const translate = useTranslate();
  const { count } = useFormat();
  const { canAccess } = useCanAccess({ resource: 'feeds', action: 'edit' });
  const label = (name: string) => translate(`resources.feeds.fields.${name}`);
  const ms = (value: number) => translate('resources.feeds.ms', { ms: count(value) });
  return (
    <ListTable<Instrument> rowClick={false}>
      <Column
        label={translate('resources.instruments.fields.symbol')}
        render={({ id, symbol }) => (
          <Link className="link strong" to={`/instruments/${id}/show`}>
            {symbol}
          </Link>
        )}
      />
      <Column
        label={translate('resources.instruments.fields.state')}
        render={(instrument) => <StatePill {...instrument} />}
      />
      <Column
        label={label('feed')}
        render={({ feed, providerSymbol }) => (
          <>
            {feedName(translate, feed)} <span className="soft num">{providerSymbol}</span>
          </>
        )}
      />
      <Column
        label={label('quotedAt')}
        render={({ quotedAt }) => (quotedAt === null ? '–' : <TimeText at={quotedAt} />)}
      />
      <Column
        align="right"
        label={label('staleAfterMs')}
        render={({ staleAfterMs }) => <span className="num">{ms(staleAfterMs)}</span>}
      />
      <Column
        align="right"
        label={label('sanityBp')}
        render={({ sanityBp }) => <span className="num">{formatRate(sanityBp)}</span>}
      />
      {canAccess === true && (
        <Column
          label=""
          render={({ id, symbol }) => (
            <Link
              className="link"
              to={`/feeds/${id}`}
              aria-label={translate('resources.feeds.editOf', { symbol })}
            >
              {translate('resources.instruments.act.edit')}
            </Link>
          )}
        />
      )}
    </ListTable>
  );
}

/** Where prices come from: how each source is, and which instrument has which. */
export function FeedList() {
  const translate = useTranslate();
  return (
    <ListBase
      resource="feeds"
      perPage={100}
      exporter={false}
      queryOptions={{ refetchInterval: FEEDS_MS }}
    >
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.feeds')}</PageTitle>
            <p className="soft">{translate('resources.feeds.lead')}</p>
          </div>
        </div>
        <FeedStates />
        <div style={{ marginTop: 12 }}>
          <SearchField source="search" label={translate('resources.instruments.search')} />
        </div>
        <section className="card" style={{ marginTop: 12 }}>
          <ListFrame empty={translate('resources.instruments.empty')}>
            <Rows />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
