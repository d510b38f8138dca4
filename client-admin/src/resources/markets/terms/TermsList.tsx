import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRate } from '../../../lib/format';
import { useFormat } from '../../../lib/useFormat';
import { ListFrame } from '../../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { SearchField } from '../../../ui/list/SearchField';
import { PageTitle } from '../../../ui/PageTitle';
import type { Instrument, Terms } from '../market';
import { StatePill } from '../StatePill';

const Column = ListColumn<Instrument>;

/** The least and the most of what all durations say; the same once. */
const span = (words: readonly string[]): string =>
  [...new Set([words[0] ?? '–', words.at(-1) ?? '–'])].join(' – ');

const sorted = (terms: readonly Terms[], of: (one: Terms) => number) =>
  terms.toSorted((a, b) => of(a) - of(b));

function Rows() {
  const translate = useTranslate();
  const { money } = useFormat();
  const label = (name: string) => translate(`resources.terms.fields.${name}`);
  const rates = (terms: readonly Terms[], of: (one: Terms) => number) => (
    <span className="num">{span(sorted(terms, of).map((one) => formatRate(of(one))))}</span>
  );
  return (
    <ListTable<Instrument> rowClick={(id) => `/instruments/${String(id)}/show`}>
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
        label={label('seconds')}
        render={({ terms }) => (
          <span className="num">
            {terms.map(({ durationSeconds }) => durationSeconds).join(', ') || '–'}
          </span>
        )}
      />
      <Column label={label('payout')} render={({ terms }) => rates(terms, (one) => one.payoutBp)} />
      <Column label={label('fee')} render={({ terms }) => rates(terms, (one) => one.feeBp)} />
      <Column
        label={label('bounds')}
        render={({ terms }) => (
          <span className="num">
            {terms[0] ? `${money(terms[0].stakeMin)} – ${money(terms[0].stakeMax)}` : '–'}
          </span>
        )}
      />
    </ListTable>
  );
}

/** What is offered, instrument by instrument. */
export function TermsList() {
  const translate = useTranslate();
  return (
    <ListBase resource="terms" perPage={100} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.terms')}</PageTitle>
            <p className="soft">{translate('resources.terms.lead')}</p>
          </div>
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
