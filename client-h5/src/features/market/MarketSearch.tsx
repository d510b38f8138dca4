import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { useBack } from '../../lib/useBack';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import { InstrumentRow } from '../../ui/figure/InstrumentRow';
import { Page } from '../../ui/layout/Page';
import { PracticeBadge } from '../../ui/PracticeBadge';
import { Empty } from '../../ui/state/Empty';
import type { Market } from './useMarketView';
import { recentSearches } from './recentSearches';
import styles from './MarketSearch.module.css';

/**
 * Looks for a market by symbol or name, over the whole screen. The words stand in the address too, so
 * that the way back from a market finds them; closing leaves that address.
 */
export function MarketSearch({ markets }: { readonly markets: readonly Market[] }) {
  const { t } = useWords('market');
  const [params, setParams] = useSearchParams();
  // Kept here as well: a field that waits for the address loses letters that are put together.
  const [text, setShown] = useState(params.get('search') ?? '');
  const setText = (next: string) => {
    setShown(next);
    setParams({ search: next }, { replace: true });
  };
  const wanted = text.trim().toLowerCase();
  const found = markets.filter(({ symbol, name }) =>
    `${symbol} ${symbol.replace('/', '')} ${name}`.toLowerCase().includes(wanted),
  );
  return (
    <Page title={t('market.search')} header={<SearchBar text={text} onText={setText} />}>
      {wanted === '' && <Recent onChoose={setText} />}
      {wanted !== '' && found.length === 0 && (
        <Empty title={t('market.noResults')} text={t('market.noResultsText', { text })} />
      )}
      {wanted !== '' && found.length > 0 && (
        <ul
          className="card card-list"
          aria-label={t('shared:instrument.list')}
          onClick={() => {
            recentSearches.add(text.trim());
          }}
        >
          {found.map((market) => (
            <li key={market.id}>
              <InstrumentRow instrument={market} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

interface BarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function SearchBar({ text, onText }: BarProps) {
  const { t } = useWords('market');
  const back = useBack();
  return (
    <div className={classes('nav-bar', styles.marketSearch)} role="search">
      <div className="field-box grow">
        <Search size={19} strokeWidth={1.7} aria-hidden />
        <input
          autoFocus
          type="search"
          value={text}
          aria-label={t('market.search')}
          placeholder={t('market.searchHint')}
          onChange={(event) => {
            onText(event.target.value);
          }}
        />
      </div>
      <PracticeBadge />
      <IconButton label={t('shared:common.close')} onClick={back}>
        <X size={22} strokeWidth={1.8} aria-hidden />
      </IconButton>
    </div>
  );
}

function Recent({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useWords('market');
  const recent = recentSearches.use();
  if (recent.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{t('market.recent')}</h2>
        <button
          type="button"
          className={classes('link', styles.marketClear)}
          onClick={recentSearches.clear}
        >
          {t('market.clear')}
        </button>
      </div>
      <ul className="card card-list">
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="cell"
              onClick={() => {
                onChoose(text);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
