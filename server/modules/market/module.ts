import { READ, type Module } from '../../platform/module';
import { MarketResolver, TermsResolver } from './api/market.resolver';
import { QuoteSpanResolver } from './api/quote-span.resolver';
import { QuotesResolver } from './api/quotes.resolver';
import { makePartitions } from './make-partitions';
import { quoteChecks } from './checks';
import { extendOpenPeriods } from './hours/extend-open-periods';
import { fillCandles } from './fill-candles';
import { Instrument } from './instrument.entity';
import { marketLoaders } from './market.loaders';
import { Terms } from './terms.entity';

const HOUR_MS = 3_600_000;

/** What is quoted, when it trades, and at which terms. */
export const market = {
  name: 'market',
  tables: {
    candle: READ,
    feed_state: READ,
    instrument: READ,
    instrument_quote: READ,
    open_period: READ,
    quote: READ,
    quote_default: READ,
    terms: READ,
    trading_calendar: READ,
    trading_holiday: READ,
  },
  functions: [
    ...['backfill_candles', 'candle_holes', 'dollars_a_coin', 'ensure_partitions', 'market_state'],
    'replace_open_periods',
  ],
  feed: {
    tables: { instrument: READ, open_period: READ },
    functions: ['record_quotes', 'report_feeds', 'take_feed_lock'],
  },
  checks: quoteChecks,
  verify: { tables: { 'verify.quote': READ } },
  entities: [Instrument, Terms],
  resolvers: { user: [MarketResolver, QuoteSpanResolver, QuotesResolver, TermsResolver] },
  loaders: marketLoaders,
  jobs: [
    { name: 'fill-candles', everyMs: HOUR_MS, run: (ctx, signal) => fillCandles(ctx, signal) },
    { name: 'extend-open-periods', everyMs: 24 * HOUR_MS, run: extendOpenPeriods },
    { name: 'make-partitions', everyMs: HOUR_MS, run: makePartitions },
  ],
} satisfies Module;
