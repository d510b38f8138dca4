import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, type Server as Protocol } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { RefuseRaw } from '../http-server';
import { readTarget } from '../../platform/request-target';
import { sameOrigin } from '../same-origin';
import { endSocket } from '../../graphql/backlog';
import { OpenSockets, type EndedSessions } from './open-sockets';
import { staffProtocol, userProtocol, type SocketOptions } from './socket-protocols';
import { wire, type Wired } from './socket-wire';

const MESSAGE_BYTES_MAX = 64 * 1024;
const GOING_AWAY = 1001;

export interface LiveOptions extends SocketOptions {
  readonly endedSessions: EndedSessions;
  readonly http: Server;
  readonly refuseRaw: RefuseRaw;
}

interface Live {
  close(): Promise<void>;
}

interface Endpoint {
  readonly server: WebSocketServer;
  readonly protocol: Protocol<Wired>;
  /** A cookie is sent by every page, so where one counts the page must be ours. */
  readonly ownPagesOnly: boolean;
}

/** Subscriptions of both schemas over graphql-ws, on the paths of their queries. */
export function serveLive(options: LiveOptions): Live {
  const { http, base, refuseRaw } = options;
  const sockets = new OpenSockets(options.endedSessions);
  const unlisten = base.bus.on('sessionsEnded', () => {
    sockets.sweep();
  });
  const endpoints: Readonly<Record<string, Endpoint>> = {
    '/graphql': endpoint(userProtocol(options, sockets), false),
    '/admin/graphql': endpoint(staffProtocol(options, sockets), true),
  };
  const servers = Object.values(endpoints).map(({ server }) => server);
  let closing = false;

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // From here on it is no longer the HTTP server that listens to this socket's errors.
    socket.on('error', () => socket.destroy());
    const refuse = (status: number) => {
      refuseRaw(socket, status, request);
    };
    const target = readTarget(request.url);
    const endpoint = target ? endpoints[target.pathname] : undefined;
    if (!target) refuse(400);
    else if (closing) refuse(503);
    else if (!endpoint) refuse(404);
    else if (endpoint.ownPagesOnly && !sameOrigin(request.headers)) refuse(403);
    else void admit({ endpoint, request, socket, head }).catch(() => socket.destroy());
  });

  async function admit({ endpoint, request, socket, head }: Upgrade): Promise<void> {
    const address = options.addressOf(request);
    if (sockets.crowded(address, await options.limits())) {
      refuseRaw(socket, 503, request);
      return;
    }
    endpoint.server.handleUpgrade(request, socket, head, (ws) => {
      sockets.arrive(ws, address);
      wire(endpoint.protocol, ws, request);
    });
  }

  for (const server of servers) {
    server.on('wsClientError', (_error: Error, socket: Duplex, request: IncomingMessage) => {
      refuseRaw(socket, 400, request);
    });
  }
  return {
    async close() {
      closing = true;
      unlisten();
      sockets.close();
      await Promise.all(servers.map(closeServer));
    },
  };
}

interface Upgrade {
  readonly endpoint: Endpoint;
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

const endpoint = (protocol: Protocol<Wired>, ownPagesOnly: boolean): Endpoint => ({
  server: new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MESSAGE_BYTES_MAX,
    handleProtocols,
  }),
  protocol,
  ownPagesOnly,
});

function closeServer(server: WebSocketServer): Promise<void> {
  for (const socket of server.clients) endSocket(socket, GOING_AWAY, 'the server is stopping');
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
