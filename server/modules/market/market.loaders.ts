import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import type { Instrument } from './instrument.entity';
import { instrumentById } from './instruments';
import { marketStates, type MarketHours } from './hours/market-states';
import type { FeedName } from './feeds/feed';
import { quoteFeeds, type QuoteKey } from './record/quote-feeds';
import { latestQuotes, type Quote } from './quotes';
import { lastPrices, type LastPrice } from './spans/last-prices';
import type { QuoteSpan, SpanAsked } from './spans/span';
import { quoteSpans } from './spans/quote-spans';
import { sparklines } from './sparklines';
import { termsFor } from './terms-for';
import type { Terms } from './terms.entity';

/** One batch each per request, keyed by instrument id. */
export interface MarketLoaders {
  readonly instruments: DataLoader<string, Instrument | null>;
  readonly quotes: DataLoader<string, Quote | null>;
  readonly marketStates: DataLoader<string, MarketHours | null>;
  readonly terms: DataLoader<string, Terms[]>;
  readonly sparklines: DataLoader<string, string[]>;
  readonly lastPrices: DataLoader<string, LastPrice | null>;
  readonly quoteFeeds: DataLoader<QuoteKey, FeedName | null, string>;
  readonly quoteSpans: DataLoader<SpanAsked, QuoteSpan>;
}

export const marketLoaders = (ctx: Context): MarketLoaders => ({
  instruments: new DataLoader((ids) => Promise.all(ids.map((id) => instrumentById(ctx, id)))),
  quotes: new DataLoader((ids) => latestQuotes(ctx, ids)),
  marketStates: new DataLoader((ids) => marketStates(ctx, ids)),
  terms: new DataLoader((ids) => termsFor(ctx, ids)),
  sparklines: new DataLoader((ids) => sparklines(ctx, ids)),
  lastPrices: new DataLoader((ids) => lastPrices(ctx, ids)),
  quoteFeeds: new DataLoader((quotes) => quoteFeeds(ctx, quotes), { cacheKeyFn: ({ id }) => id }),
  quoteSpans: new DataLoader((asked) => quoteSpans(ctx, asked), { cache: false }),
});
