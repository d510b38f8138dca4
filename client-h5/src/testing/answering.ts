import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { from, map, NEVER, of, throwError, type Observable } from 'rxjs';
import './words';

/** `lost`: it was sent, and the connection broke. `silent`: nothing comes back at all. A promise: when it is kept. */
type Answer = 'lost' | 'silent' | object | Promise<object>;

/** An operation as it left the app. */
interface Sent {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A server that answers operations by their name, in order, and keeps what was sent to it. What it
 * has no answer for is lost, and stands in `sent`.
 */
export function answering(answers: Readonly<Record<string, readonly Answer[]>>) {
  const left = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]));
  const sent: Sent[] = [];
  const link = new ApolloLink(({ operationName: name = '', variables }) => {
    sent.push({ name, variables });
    return answered(left.get(name)?.shift() ?? 'lost');
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link,
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(ApolloProvider, {
      client,
      children: createElement(MemoryRouter, null, children),
    });
  return { sent, client, wrapper };
}

function answered(answer: Answer): Observable<ApolloLink.Result> {
  if (answer === 'silent') return NEVER;
  if (answer === 'lost') return throwError(() => new TypeError('Failed to fetch'));
  if (answer instanceof Promise)
    return from(answer).pipe(map((data: object) => ({ data: { ...data } })));
  return of({ data: { ...answer } });
}

/** A refusal as the server sends it among `userErrors`. */
export const refusal = (code: string, message: string, field: string | null = null) => ({
  code,
  message,
  field: field === null ? null : [field],
});
