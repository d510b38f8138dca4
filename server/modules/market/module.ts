import { READ, type Module } from '../../platform/module';
import { CalendarResolver } from './api/calendar.resolver';
import { FeedsResolver } from './api/feeds.resolver';
import { InstrumentEditResolver } from './api/instrument-edit.resolver';
import { MarketDeskResolver } from './api/market-desk.resolver';
import { MarketResolver, TermsResolver } from './api/market.resolver';
import { QuoteSpanResolver } from './api/quote-span.resolver';
import { QuotesResolver } from './api/quotes.resolver';
import { makePartitions } from './make-partitions';
import { quoteChecks } from './checks';
import {
  calendarNames,
  calendarsCalled,
  instrumentNames,
  instrumentsCalled,
} from './desk/market-names';
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
    candles_asked: {},
    feed_state: READ,
    instrument: READ,
    instrument_quote: READ,
    market_version: READ,
    open_period: READ,
    quote: READ,
    quote_default: READ,
    terms: READ,
    trading_calendar: READ,
    trading_holiday: READ,
  },
  functions: [
    ...['backfill_candles', 'candle_holes', 'dollars_a_coin', 'ensure_partitions', 'market_state'],
    ...['calendar_holidays', 'edit_calendar', 'open_periods_between', 'renew_open_periods'],
    ...['change_feed', 'instrument_in_use', 'note_candles_asked', 'open_until'],
    ...['prohibit_instrument', 'put_instrument', 'set_terms'],
  ],
  feed: {
    tables: { instrument: READ, open_period: READ },
    functions: ['record_quotes', 'report_feeds', 'take_feed_lock'],
  },
  checks: quoteChecks,
  verify: { tables: { 'verify.instrument': READ, 'verify.quote': READ } },
  entities: [Instrument, Terms],
  resolvers: {
    user: [MarketResolver, QuoteSpanResolver, QuotesResolver, TermsResolver],
    staff: [
      ...[CalendarResolver, FeedsResolver, InstrumentEditResolver],
      ...[MarketDeskResolver, TermsResolver],
    ],
  },
  permissions: { 'market.read': ['SUPPORT', 'ADMIN'], 'market.write': ['ADMIN'] },
  audited: {
    calendar: { names: calendarNames, idsOf: calendarsCalled },
    instrument: { names: instrumentNames, idsOf: instrumentsCalled },
  },
  loaders: marketLoaders,
  jobs: [
    { name: 'fill-candles', everyMs: HOUR_MS, run: (ctx, signal) => fillCandles(ctx, signal) },
    { name: 'extend-open-periods', everyMs: 24 * HOUR_MS, run: extendOpenPeriods },
    { name: 'make-partitions', everyMs: HOUR_MS, run: makePartitions },
  ],
} satisfies Module;
