import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { tap } from 'rxjs';
import { told } from '../lib/network/told';
import { faultWords } from '../lib/network/faultWords';
import { requestTimeoutMs } from '../lib/request';
import { requestHeaders } from '../lib/session/headers';
import { MeDocument } from '../lib/session/me.generated';
import { lockOut, onSession, session, signOut } from '../lib/session/session';
import { noteServerClock } from '../lib/time/serverClock';
import { toast } from '../lib/toast';
import { newCache } from './cache';
import { httpLink } from './httpLink';
import { lastSeenLink } from './lastSeenLink';
import { wholeListLink } from './wholeListLink';

const http = httpLink({
  uri: '/graphql',
  fetch: (target, options) => {
    const limit = AbortSignal.timeout(requestTimeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    return told(fetch(target, { ...options, signal }));
  },
});

/**
 * Gives each operation its headers, of which one that the caller sets wins: the locked page travels with its own pass;
 * and hears what it fails with. Apollo's links for both know protocols that this app does not speak.
 */
const guarded = new ApolloLink((operation, forward) => {
  const { headers } = operation.getContext() as { headers?: Readonly<Record<string, string>> };
  operation.setContext({ headers: { ...requestHeaders(), ...headers } });
  return forward(operation).pipe(
    tap({
      next: (answer) => {
        if (answer.errors) failed(operation, new CombinedGraphQLErrors(answer));
      },
      error: (error: unknown) => {
        failed(operation, error);
      },
    }),
  );
});

function failed(operation: ApolloLink.Operation, error: unknown): void {
  const answered = CombinedGraphQLErrors.is(error);
  const refusals = answered ? error.errors.map(({ extensions }) => extensions) : [];
  const locked = refusals.find((refusal) => refusal?.code === 'ACCOUNT_LOCKED');
  if (refusals.some((refusal) => refusal?.code === 'UNAUTHENTICATED')) unknownToServer(operation);
  else if (locked) lockOut(reasonOf(locked.figures));
  else if (isMutationOperation(operation.query) && operation.getContext().quiet !== true) {
    toast({ type: 'error', text: faultWords(error) });
  }
}

/** A pass that has run out says nothing of the session beside it. */
function unknownToServer(operation: ApolloLink.Operation): void {
  if (operation.getContext().pass !== true) signOut({ farewell: false });
}

const reasonOf = (figures: unknown): string =>
  (figures as { readonly reason?: string } | undefined)?.reason ?? '';

interface Answer {
  readonly serverTime?: string;
  readonly staleAfterMs?: number;
  readonly userErrors?: readonly { readonly code: string }[];
}

function read(field: Answer, sentAt: number): void {
  if (field.serverTime) noteServerClock(field, sentAt, Date.now());
  const codes = field.userErrors?.map(({ code }) => code) ?? [];
  if (codes.includes('LOGIN_REQUIRED')) signOut({ farewell: false });
  if (codes.includes('ACCOUNT_LOCKED')) askWho();
}

/** Reads off each answer what the whole app must know: the server's clock, and an ended session. */
const listen = new ApolloLink((operation, forward) => {
  const sentAt = Date.now();
  return forward(operation).pipe(
    tap(({ data }) => {
      for (const field of Object.values((data ?? {}) as Record<string, Answer | null>)) {
        if (field) read(field, sentAt);
      }
    }),
  );
});

/** The answer says who is signed in, and where the account is locked, why. */
export function askWho(): void {
  if (session().token === null) return;
  void client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => null);
}

export const client = new ApolloClient({
  cache: newCache(),
  link: ApolloLink.from([guarded, wholeListLink, lastSeenLink, listen, http]),
  defaultOptions: {
    watchQuery: {
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      // Further pages of a list stay.
      refetchWritePolicy: 'merge',
    },
    mutate: { errorPolicy: 'all' },
  },
});

/**
 * Another user, or a locked one, sees nothing of what was there before; another language reads
 * everything anew.
 */
export function followSession(): void {
  let { token, language, locked } = session();
  onSession(() => {
    const now = session();
    if (now.token !== token) void client.clearStore();
    // Under the same token nothing that is on its way is anybody else's, and the locked page may be asking already.
    else if (now.locked !== locked) void client.cache.reset({ discardWatches: true });
    else if (now.language !== language) void client.refetchQueries({ include: 'active' });
    ({ token, language, locked } = now);
  });
}
