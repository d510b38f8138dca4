import { print, type DocumentNode } from 'graphql';
import { HttpError } from 'react-admin';
import { noteServerTime } from './clock';
import { spoken } from './language';

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

/**
 * Runs one typed document against the staff schema. The session travels in its cookie.
 * @throws HttpError when the answer is not the data asked for
 */
export async function ask<Result, Variables>(
  document: Typed<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch('/admin/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'x-tarn-console': '1',
      language: spoken(),
      lang: spoken(),
    },
    body: JSON.stringify({ query: print(document), variables }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  noteServerTime(response.headers.get('date'));
  const { data, errors } = await read<Result>(response);
  const [first] = errors ?? [];
  if (first) throw fault(first.message, response.status, first.extensions?.code ?? 'UNKNOWN');
  if (data == null) throw fault('ra.notification.http_error', response.status, 'NO_DATA');
  return data;
}
