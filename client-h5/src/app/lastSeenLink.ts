import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, of, tap } from 'rxjs';
import { isKept, keepSeen, lookBack } from '../lib/lastSeen';
import { session } from '../lib/session/session';

/**
 * Keeps the last figures of Home, of the list and of each market that was opened, and gives them again while there is no network. What a server has
 * answered, a fault included, is never replaced.
 */
export const lastSeenLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName ?? '';
  if (!isKept(name)) return forward(operation);
  const key = [name, operation.variables.id].join(' ').trim();
  const { token } = session();
  return forward(operation).pipe(
    tap(({ data, errors }) => {
      if (data && !errors) keepSeen(key, withoutContact(data), token);
    }),
    catchError((error: unknown) => {
      const data = ServerError.is(error) ? null : lookBack(key);
      if (!data) throw error;
      return of({ data });
    }),
  );
});

/** How a person can be reached is not shown by any screen of the start, so it is not kept either. */
function withoutContact(data: object): object {
  const { me } = data as { readonly me?: object };
  return me ? { ...data, me: { ...me, userName: null, email: null, phone: null } } : data;
}
