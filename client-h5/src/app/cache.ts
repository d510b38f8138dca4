import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** An empty store of answers, with the rules of what belongs together. */
export const newCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          orders: relayStylePagination(['filter']),
          recharges: relayStylePagination(['state']),
          statement: relayStylePagination(['filter']),
          statementItems: relayStylePagination(['days']),
        },
      },
      // Parts of their owner, without a life of their own.
      Platform: { keyFields: [], merge: true },
      Balances: { keyFields: false, merge: true },
      // A quote belongs to its instrument: kept by itself, each tick would leave one behind.
      Quote: { keyFields: false, merge: true },
      LastPrice: { keyFields: false, merge: true },
      // A span of the record is kept whole, or not at all.
      QuoteSpan: { keyFields: false, merge: false },
      RecordedQuote: { keyFields: false },
    },
  });
