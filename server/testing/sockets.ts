import { WebSocket } from 'ws';
import type { TestServer } from './http';

export interface Told {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** A connection that speaks the protocol of subscriptions by hand. */
export interface TestSocket {
  readonly ws: WebSocket;
  readonly told: readonly Told[];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  /** Whether it was let in; false when it was closed instead. */
  readonly greeted: Promise<boolean>;
  say(message: unknown): void;
  subscribe(id: string, query: string, variables?: Record<string, unknown>): void;
  /** The code it was closed with; 0 when it is still open after a while. */
  closedSoon(): Promise<number>;
  /** The first message of this operation. @throws Error when none comes */
  answer(id: string): Promise<Told>;
}

const SOON_MS = 8_000;

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

export interface Knocking {
  readonly token?: string | null;
  /** The console's session: asks the staff schema. */
  readonly console?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a socket and says who it is; nothing is waited for. */
export function knock(server: Pick<TestServer, 'url'>, who: Knocking = {}): TestSocket {
  const { token, console: cookie, headers } = who;
  const staff = cookie !== undefined;
  const url = `${server.url.replace('http', 'ws')}${staff ? '/admin' : ''}/graphql`;
  const ws = new WebSocket(url, 'graphql-transport-ws', {
    headers: { ...(cookie ? { cookie: `tarn_console=${cookie}` } : {}), ...headers },
  });
  const told: Told[] = [];
  const waiting = new Map<(message: Told) => boolean, (message: Told) => void>();
  const first = (fits: (message: Told) => boolean) =>
    new Promise<Told>((resolve) => {
      const known = told.find(fits);
      if (known) resolve(known);
      else waiting.set(fits, resolve);
    });
  const say = (message: unknown) => {
    ws.send(JSON.stringify(message));
  };
  ws.on('error', () => undefined);
  ws.on('open', () => {
    say({ type: 'connection_init', payload: token ? { token } : {} });
  });
  ws.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Told;
    told.push(message);
    for (const [fits, resolve] of waiting) {
      if (!fits(message)) continue;
      waiting.delete(fits);
      resolve(message);
    }
  });
  const closed = new Promise<number>((resolve) => {
    ws.on('close', resolve);
  });
  const acked = first(({ type }) => type === 'connection_ack').then(() => true);
  return {
    ws,
    told,
    closed,
    greeted: Promise.race([acked, closed.then(() => false)]),
    say,
    subscribe: (id, query, variables) => {
      say({ id, type: 'subscribe', payload: { query, variables } });
    },
    closedSoon: () => Promise.race([closed, after(SOON_MS).then(() => 0)]),
    answer: (id) => {
      const none = after(SOON_MS).then(() => Promise.reject(new Error(`no answer to ${id}`)));
      return Promise.race([first((message) => message.id === id), none]);
    },
  };
}

/** The status with which an upgrade is refused; 101 when it is not. */
export function knockStatus(
  server: Pick<TestServer, 'url'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>> }> {
  return new Promise((resolve) => {
    const url = `${server.url.replace('http', 'ws')}${path}`;
    const ws = new WebSocket(url, 'graphql-transport-ws', { headers });
    ws.on('error', () => undefined);
    ws.on('open', () => {
      ws.close();
      resolve({ status: 101, headers: {} });
    });
    ws.on('unexpected-response', (request, response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      request.destroy();
    });
  });
}
