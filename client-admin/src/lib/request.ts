import { print, type DocumentNode } from 'graphql';
import { HttpError } from 'react-admin';
import { noteServerTime } from './clock';
import { noteReachable } from './connection';
import { consoleHeaders, signedInAgain } from './session';

/** Requests give up after this time. */
const timeoutMs = 60_000;

/** A generated document: it carries the types of what goes in and what comes out. */
interface Typed<Result, Variables> extends DocumentNode {
  readonly __apiType?: (variables: Variables) => Result;
}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

/** A fault above the payload: `body.code` says which, for `checkError`. */
const fault = (message: string, status: number, code: string) =>
  new HttpError(message, status, { code });

async function read<Result>(response: Response): Promise<Answer<Result>> {
  try {
    return (await response.json()) as Answer<Result>;
  } catch {
    throw fault('ra.notification.http_error', response.status, 'NO_ANSWER');
  }
}

let leaving = false;

/** While the page is being left, requests outlive it: what is given back then must arrive. */
export function noteLeaving(now: boolean): void {
  leaving = now;
}

async function reach(body: string): Promise<Response> {
  try {
    const response = await fetch('/admin/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...consoleHeaders(), 'content-type': 'application/json' },
      body,
      keepalive: leaving,
      signal: AbortSignal.timeout(timeoutMs),
    });
    noteReachable(true);
    return response;
  } catch (error) {
    noteReachable(false);
    throw error;
  }
}

async function send<Result>(body: string): Promise<Result> {
  const response = await reach(body);
  noteServerTime(response.headers.get('date'));
  const { data, errors } = await read<Result>(response);
  const [first] = errors ?? [];
  if (first) throw fault(first.message, response.status, first.extensions?.code ?? 'UNKNOWN');
  if (data == null) throw fault('ra.notification.http_error', response.status, 'NO_DATA');
  return data;
}

const isEnded = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.body as { code?: unknown } | null)?.code === 'UNAUTHENTICATED';

/** A mutation says in its payload that nobody is signed in. */
const saysSignIn = (data: object): boolean =>
  (Object.values(data) as ({ userErrors?: readonly { code: string }[] } | null)[]).some((payload) =>
    payload?.userErrors?.some(({ code }) => code === 'LOGIN_REQUIRED'),
  );

/**
 * Runs one typed document against the staff schema. The session travels in its cookie. When it has
 * ended, the password is asked for in place and the request is sent again: the first had no effect.
 * @throws HttpError when the answer is not the data asked for
 */
export async function ask<Result extends object, Variables>(
  document: Typed<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const body = JSON.stringify({ query: print(document), variables });
  const sentAt = performance.now();
  try {
    const data = await send<Result>(body);
    return saysSignIn(data) && (await signedInAgain(sentAt)) ? await send<Result>(body) : data;
  } catch (error) {
    if (isEnded(error) && (await signedInAgain(sentAt))) return send<Result>(body);
    throw error;
  }
}
