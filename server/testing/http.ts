import { createQuoteHub } from '../modules/market/live/quote-hub';
import { openServer as openRealServer } from '../http/open-server';
import { latestQuotes } from '../modules/market';
import { startStaffSession } from '../modules/staff';
import { issueToken } from '../platform/session-token';
import type { World } from './world';

/** The whole server on a test world: real ports, real headers, the product's own wiring. */
export interface TestServer {
  readonly url: string;
  /** Whether anybody follows this instrument's quotes. */
  watches(instrumentId: string): boolean;
  close(): Promise<void>;
}

export async function openServer(world: World): Promise<TestServer> {
  const { db, bus, config } = world;
  const quoteHub = createQuoteHub({ bus, loadLatest: (ids) => latestQuotes({ db }, ids) });
  const base = { db, bus, quoteHub, config: { ...config, port: 0 }, now: world.visitor.now };
  const server = await openRealServer(base, world.visitor);
  return {
    url: `http://127.0.0.1:${String(server.port)}`,
    watches: (instrumentId) => quoteHub.known([instrumentId]).length > 0,
    async close() {
      await server.close();
      quoteHub.close();
    },
  };
}

/** A session of this user, as signing in would open it. */
export async function aSession(
  world: World,
  userId: string,
  kind: 'FULL' | 'LOCKED_PASS' = 'FULL',
): Promise<string> {
  const { token, hash } = issueToken();
  await world.sql.app.query('SELECT open_user_session($1, $2, $3)', [userId, kind, hash]);
  return token;
}

/** A console session as signing in would open it; in live mode by a second factor, as everybody's there. */
export async function aStaffSession(world: World, staffId: string): Promise<string> {
  const { token, sessionId } = await startStaffSession(world.visitor, staffId);
  const byFactor = 'UPDATE staff_session SET by_factor = $2 WHERE id = $1';
  await world.sql.owner.query(byFactor, [sessionId, world.config.mode === 'live']);
  return token;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly data: Record<string, never> | null;
  readonly errors: readonly { readonly extensions?: { readonly code?: string } }[];
  readonly text: string;
}

export interface GraphqlCall {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string | null;
  /** The console's session; asks the staff schema. */
  readonly console?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function graphql(
  server: Pick<TestServer, 'url'>,
  call: GraphqlCall,
): Promise<GraphqlAnswer> {
  const { query, variables, token, console: cookie, headers } = call;
  const staff = cookie !== undefined;
  const response = await fetch(`${server.url}${staff ? '/admin' : ''}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { token } : {}),
      ...(staff ? { 'x-tarn-console': '1', cookie: `tarn_console=${cookie ?? ''}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data = null, errors = [] } = JSON.parse(text) as Partial<GraphqlAnswer>;
  return { status: response.status, data, errors, text };
}

export interface LegacyAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly info: string;
  readonly msg: string;
  readonly err: string | null;
  readonly data: Record<string, unknown>;
}

export interface LegacyRequest {
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string | null;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams | Blob;
}

/** A form post, or a GET when there is no form. */
export async function legacy(
  server: Pick<TestServer, 'url'>,
  request: LegacyRequest,
): Promise<LegacyAnswer> {
  const { path, form, token, headers } = request;
  const body = request.body ?? (form ? new URLSearchParams(form) : undefined);
  const response = await fetch(`${server.url}/api/${path}`, {
    method: request.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(token ? { token } : {}), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const envelope = (await response.json()) as Omit<LegacyAnswer, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, ...envelope };
}
