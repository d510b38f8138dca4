import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { isMutationOperation, relayStylePagination } from '@apollo/client/utilities';
import i18next from 'i18next';
import { tap } from 'rxjs';
import { requestHeaders } from '../lib/headers';
import { requestTimeoutMs } from '../lib/request';
import { noteServerClock } from '../lib/serverClock';
import { toast } from '../ui/toast';
import { onSession, session, signOut } from './session';

const http = new HttpLink({
  uri: '/graphql',
  fetch: (target, options) => {
    const limit = AbortSignal.timeout(requestTimeoutMs);
    const signal = options?.signal ? AbortSignal.any([options.signal, limit]) : limit;
    return fetch(target, { ...options, signal });
  },
});

/** A header that the caller sets wins: the locked page travels with its own pass. */
const headers = new SetContextLink(({ headers: own }) => ({
  headers: { ...requestHeaders(), ...(own as Record<string, string> | undefined) },
}));

const errors = new ErrorLink(({ error, operation }) => {
  const answered = CombinedGraphQLErrors.is(error);
  const codes = answered ? error.errors.map(({ extensions }) => extensions?.code) : [];
  if (codes.includes('UNAUTHENTICATED')) signOut({ farewell: false });
  else if (isMutationOperation(operation.query) && operation.getContext().quiet !== true) {
    const text = i18next.t(answered ? 'client.NETWORK_ANOMALY' : 'client.NETWORK_ERROR');
    toast({ type: 'error', text });
  }
});

interface Answer {
  readonly serverTime?: string;
  readonly staleAfterMs?: number;
  readonly userErrors?: readonly { readonly code: string }[];
}

/** Reads off each answer what the whole app must know: the server's clock, and an ended session. */
const listen = new ApolloLink((operation, forward) => {
  const sentAt = Date.now();
  return forward(operation).pipe(
    tap(({ data }) => {
      for (const field of Object.values((data ?? {}) as Record<string, Answer | null>)) {
        if (field?.serverTime) noteServerClock(field, sentAt, Date.now());
        const ended = field?.userErrors?.some(({ code }) => code === 'LOGIN_REQUIRED');
        if (ended) signOut({ farewell: false });
      }
    }),
  );
});

const cache = new InMemoryCache({
  typePolicies: {
    Query: {
      fields: {
        orders: relayStylePagination(['filter']),
        recharges: relayStylePagination(['state']),
        statement: relayStylePagination(['filter']),
      },
    },
    // Parts of their owner, without a life of their own.
    Platform: { keyFields: [], merge: true },
    Balances: { keyFields: false, merge: true },
    // A quote belongs to its instrument: kept by itself, each tick would leave one behind.
    Quote: { keyFields: false, merge: true },
  },
});

export const client = new ApolloClient({
  cache,
  link: ApolloLink.from([errors, headers, listen, http]),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    mutate: { errorPolicy: 'all' },
  },
});

/** Another user sees nothing of the one before; another language reads everything anew. */
export function followSession(): void {
  let { token, language } = session();
  onSession(() => {
    const now = session();
    if (now.token !== token) void client.clearStore();
    else if (now.language !== language) void client.refetchQueries({ include: 'active' });
    ({ token, language } = now);
  });
}
