import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { numberOf } from '../lib/network/fault';

interface Options {
  readonly uri: string;
  readonly fetch: (target: string, options: RequestInit) => Promise<Response>;
}

/**
 * Sends operations as GraphQL over HTTP says. Apollo's own link can besides batch, follow multipart
 * answers and take its address from a function: 3 kB of the first script for what this app never does.
 *
 * An answer with errors carries the number by which the server's log knows it. Fails with `ServerError` where a server answered without a GraphQL answer, with `ServerParseError`
 * where that was no JSON, and with what `fetch` fails with where nobody answered.
 */
export const httpLink = ({ uri, fetch }: Options): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const ended = new AbortController();
        const send = async () => {
          const response = await fetch(uri, { ...requestOf(operation), signal: ended.signal });
          observer.next(await answerOf(response));
          observer.complete();
        };
        send().catch((error: unknown) => {
          if (!ended.signal.aborted) observer.error(error);
        });
        return () => {
          ended.abort();
        };
      }),
  );

function requestOf(operation: ApolloLink.Operation): RequestInit {
  const { operationName, variables, query } = operation;
  const { headers } = operation.getContext() as { headers?: Readonly<Record<string, string>> };
  return {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ operationName, variables, query: print(query) }),
  };
}

async function answerOf(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  const answer = parse(response, bodyText);
  if (answer?.errors) return { ...answer, extensions: { number: numberOf(response) } };
  if (answer && 'data' in answer) return answer;
  throw new ServerError(`status ${String(response.status)}`, { response, bodyText });
}

function parse(response: Response, bodyText: string): ApolloLink.Result | null {
  try {
    return JSON.parse(bodyText) as ApolloLink.Result | null;
  } catch (error) {
    if (response.ok) throw new ServerParseError(error, { response, bodyText });
    return null;
  }
}
