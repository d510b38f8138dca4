import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { execute } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { log } from '../platform/log';
import { sameOrigin } from '../platform/same-origin';
import { formatError } from './server';
import { useQuoteFastPath } from './quote-fast-path';
import { staffContext, userContext } from '../doors/request-context';
import { apiContext } from './api-context';
import type { ApiBase } from './api-base';

const SWEEP_MS = 900;
const PAYLOAD_BYTES_MAX = 64 * 1024;
/** What a client that was signed out is told; it fetches its user info and is sent to the login. */
const SESSION_ENDED = CloseCode.Forbidden;

export interface LiveOptions {
  readonly base: ApiBase;
  /** Which of these sessions have ended. */
  readonly endedSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly http: Server;
  readonly userSchema: GraphQLSchema;
  readonly adminSchema: GraphQLSchema;
  readonly addressOf: (request: IncomingMessage) => string;
}

interface Live {
  close(): Promise<void>;
}

/** Subscriptions of both schemas over graphql-ws, on the paths of their queries. */
export function serveLive(options: LiveOptions): Live {
  const sockets = new SignedIn(options);
  const users = new WebSocketServer(socketOptions);
  const staff = new WebSocketServer(socketOptions);
  serveUsers(users, sockets, options);
  serveStaff(staff, options);

  options.http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://tarn');
    const target = pathname === '/graphql' ? users : pathname === '/admin/graphql' ? staff : null;
    if (!target || (target === staff && !sameOrigin(request.headers))) {
      socket.destroy();
      return;
    }
    target.handleUpgrade(request, socket, head, (ws) => target.emit('connection', ws, request));
  });
  return {
    async close() {
      sockets.close();
      for (const server of [users, staff]) {
        for (const socket of server.clients) socket.close(1001, 'the server is stopping');
        await new Promise<void>((resolve) => {
          server.close(() => {
            resolve();
          });
        });
      }
    },
  };
}

const socketOptions = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: PAYLOAD_BYTES_MAX,
} as const;

interface Extra extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

const headersOf = (params: Readonly<Record<string, unknown>> | undefined) =>
  Object.fromEntries(
    ['token', 'language', 'lang'].flatMap((name) => {
      const value = params?.[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

function serveUsers(server: WebSocketServer, sockets: SignedIn, options: LiveOptions): void {
  const { base, userSchema, addressOf } = options;
  const quotes = useQuoteFastPath(base.quoteHub, userSchema);
  useServer<Record<string, unknown>, Extra>(
    {
      schema: userSchema,
      execute,
      subscribe: (args) => quotes.subscribe(args),
      onSubscribe: (ctx, id, payload) => quotes.onSubscribe(ctx, id, payload),
      onConnect: async ({ connectionParams, extra }) => {
        const headers = headersOf(connectionParams);
        const ctx = await userContext(base, { headers, address: addressOf(extra.request) });
        // A token that no longer holds must not look signed in: the client asks who it is.
        if (headers.token && ctx.actor?.lockReason !== null) return false;
        if (ctx.actor) sockets.add(ctx.actor.sessionId, extra.socket);
        return true;
      },
      context: async ({ connectionParams, extra }) => {
        const headers = headersOf(connectionParams);
        const caller = { headers, address: addressOf(extra.request) };
        return apiContext(await userContext(base, caller), base.quoteHub);
      },
      onError: (...[, , , errors]) => errors.map((error) => formatError(error.toJSON(), error)),
    },
    server,
  );
}

function serveStaff(server: WebSocketServer, { base, adminSchema, addressOf }: LiveOptions): void {
  useServer<Record<string, unknown>, Extra>(
    {
      schema: adminSchema,
      context: async ({ extra: { request } }) => {
        const caller = { headers: request.headers, address: addressOf(request) };
        return apiContext(await staffContext(base, caller), base.quoteHub);
      },
      onError: (...[, , , errors]) => errors.map((error) => formatError(error.toJSON(), error)),
    },
    server,
  );
}

/** Open sockets by session: closed at once when the bus tells of an end, within a second in any case. */
class SignedIn {
  private readonly bySession = new Map<string, Set<WebSocket>>();
  private readonly timer: NodeJS.Timeout;
  private readonly unlisten: () => void;

  constructor(private readonly options: Pick<LiveOptions, 'base' | 'endedSessions'>) {
    const sweep = () =>
      void this.sweep().catch((error: unknown) => {
        log.debug({ err: error }, 'sessions not swept');
      });
    this.timer = setInterval(sweep, SWEEP_MS);
    this.unlisten = options.base.bus.on('sessionsEnded', sweep);
  }

  add(sessionId: string, socket: WebSocket): void {
    const open = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) this.bySession.delete(sessionId);
    });
  }

  close(): void {
    clearInterval(this.timer);
    this.unlisten();
  }

  private async sweep(): Promise<void> {
    if (this.bySession.size === 0) return;
    const ended = await this.options.endedSessions([...this.bySession.keys()]);
    for (const id of ended) {
      for (const socket of this.bySession.get(id) ?? [])
        socket.close(SESSION_ENDED, 'session ended');
    }
  }
}
