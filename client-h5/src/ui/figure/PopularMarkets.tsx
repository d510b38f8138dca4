import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import {
  PopularMarketsDocument,
  type PopularMarketsQuery,
} from '../../lib/live/popularMarkets.generated';
import { useQuotes } from '../../lib/live/useQuotes';
import { openFirst } from '../../lib/openFirst';
import { LoadError } from '../state/LoadError';
import { Loading } from '../state/Loading';
import { InstrumentGlyph } from './InstrumentGlyph';
import { LiveChange, LivePrice } from './LivePrice';
import { LiveSparkline } from './LiveSparkline';
import styles from './PopularMarkets.module.css';

type Market = PopularMarketsQuery['instruments'][number];

/** The server's choice of instruments, with the day's line and the price as it moves. */
export function PopularMarkets({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useArriving(useQuery(PopularMarketsDocument));
  const markets = openFirst(data?.instruments ?? []);
  useQuotes(markets.map(({ id }) => id));
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="card" />;
  if (markets.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
        <Link to={paths.markets}>{t('instrument.all')}</Link>
      </div>
      <p className={classes('small muted', styles.popularOrder)}>{t('instrument.openFirst')}</p>
      <ul className={styles.popular} aria-label={title}>
        {markets.map((market) => (
          <li key={market.id}>
            <Card market={market} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ market }: { readonly market: Market }) {
  const { t } = useTranslation();
  const { id, symbol, name, decimals, quote, sparkline, state } = market;
  return (
    <Link className={classes('card', styles.popularCard)} to={paths.instrument(id)} title={name}>
      <span className="row">
        <InstrumentGlyph symbol={symbol} small />
        <span className={styles.popularSymbol}>{symbol}</span>
      </span>
      <LiveSparkline id={id} prices={sparkline} />
      <span className={styles.popularPrice}>
        <LivePrice
          id={id}
          first={quote}
          closed={state !== 'OPEN'}
          before={sparkline.at(-1)}
          decimals={decimals}
        />
      </span>
      <span className={styles.popularChange}>
        {state === 'OPEN' ? (
          <LiveChange id={id} first={quote} />
        ) : (
          <span className="muted">
            {t(state === 'PROHIBITED' ? 'instrument.suspended' : 'instrument.closedToday')}
          </span>
        )}
      </span>
    </Link>
  );
}
