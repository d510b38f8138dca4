import { InMemoryCache } from '@apollo/client';
import { cacheSizes, relayStylePagination } from '@apollo/client/utilities';

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
          conversions: relayStylePagination(),
          conversations: relayStylePagination(['visitor']),
          copies: relayStylePagination(),
          credits: relayStylePagination(),
          disputes: relayStylePagination(),
          invitees: relayStylePagination(),
          leaders: relayStylePagination(['number']),
          messages: relayStylePagination(),
          profitDays: relayStylePagination(),
          profitItems: relayStylePagination(),
          staffLooks: relayStylePagination(),
          articles: relayStylePagination(['kind', 'phases']),
          orders: relayStylePagination(['filter']),
          statement: relayStylePagination(['filter']),
          statementItems: relayStylePagination(['days']),
          statementItemLines: relayStylePagination(['id']),
          recharges: relayStylePagination(['state']),
          withdrawals: relayStylePagination(['state']),
          holdings: relayStylePagination(['tab']),
          projects: relayStylePagination(['tab']),
          projectEntries: relayStylePagination(['holdingId']),
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
