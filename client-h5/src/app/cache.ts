import { InMemoryCache } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';
import { paged } from './paged';

/**
 * How many parts of answers are kept as they were read. A part without a key, as a quote, is another one
 * with each answer, and what was kept of the one before goes only when there are more than this.
 */
const READ_PARTS_MAX = 1_000;
/** Of lists fewer: each keeps something of every row, and a chart's has hundreds of them. */
const READ_LISTS_MAX = 50;
cacheSizes['inMemoryCache.executeSelectionSet'] = READ_PARTS_MAX;
cacheSizes['inMemoryCache.executeSubSelectedArray'] = READ_LISTS_MAX;
cacheSizes['inMemoryCache.maybeBroadcastWatch'] = READ_PARTS_MAX;

/** An empty store of answers, with the rules of what belongs together. */
export const newCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          conversions: paged(),
          conversations: paged(['visitor']),
          copies: paged(),
          credits: paged(),
          disputes: paged(),
          invitees: paged(),
          leaders: paged(['number']),
          messages: paged(),
          profitDays: paged(),
          profitItems: paged(),
          staffLooks: paged(),
          articles: paged(['kind', 'phases']),
          orders: paged(['filter']),
          statement: paged(['filter']),
          statementItems: paged(['days']),
          statementItemLines: paged(['id']),
          recharges: paged(['state']),
          withdrawals: paged(['state']),
          holdings: paged(['tab']),
          projects: paged(['tab']),
          projectEntries: paged(['holdingId']),
        },
      },
      // Parts of their owner, without a life of their own.
      Platform: { keyFields: [], merge: true },
      Safeguards: { keyFields: [] },
      Invitation: { keyFields: [] },
      DailyBonus: { keyFields: [] },
      Reward: { keyFields: ['tier'] },
      TradingBreak: { keyFields: false, merge: true },
      Balances: { keyFields: false, merge: true },
      YieldOverview: { keyFields: false, merge: true },
      // A quote belongs to its instrument: kept by itself, each tick would leave one behind.
      Quote: { keyFields: false, merge: true },
      LastPrice: { keyFields: false, merge: true },
      // A span of the record is kept whole, or not at all.
      QuoteSpan: { keyFields: false, merge: false },
      RecordedQuote: { keyFields: false },
    },
  });
