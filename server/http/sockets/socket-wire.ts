import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { log } from '../../platform/log';
import { endIfUnread, endSocket } from '../../graphql/backlog';
import { OneAnId } from './one-an-id';

export interface Wired extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

const KEEP_ALIVE_MS = 12_000;
/** A subscription is under way until it ends; beyond those nobody has so much to say at once. */
const UNDER_WAY_MAX = 100;
const TOO_MUCH = 1008;

/**
 * Joins a socket to graphql-ws. Unlike the library's own way it keeps what waits to be read small,
 * closes on a flood, and says nothing of what went wrong inside.
 */
export function wire(server: Server<Wired>, socket: WebSocket, request: IncomingMessage): void {
  socket.on('error', (error) => {
    log.debug({ err: error }, 'a socket ended early');
    socket.terminate();
  });
  const stopBeat = keepAlive(socket);
  const end = (code: number, reason: string) => {
    if (socket.readyState === socket.OPEN) endSocket(socket, code, reason);
  };
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => send(socket, data),
      close: end,
      onMessage: (handle) => {
        const operations = new OneAnId(handle, () => socket.readyState === socket.OPEN);
        let underWay = 0;
        socket.on('message', (data, binary) => {
          const text = Buffer.isBuffer(data) && !binary ? data.toString('utf8') : '';
          if (underWay >= UNDER_WAY_MAX) end(TOO_MUCH, 'too much at once');
          if (socket.readyState !== socket.OPEN) return;
          underWay += 1;
          void operations
            .take(text)
            .catch((error: unknown) => {
              log.error({ err: error }, 'socket message failed');
              end(CloseCode.InternalServerError, 'Internal server error');
            })
            .finally(() => (underWay -= 1));
        });
      },
    },
    { socket, request },
  );
  socket.once('close', (code, reason) => {
    stopBeat();
    closed(code, reason.toString('utf8')).catch((error: unknown) => {
      log.error({ err: error }, 'a socket was not closed in order');
    });
  });
}

function send(socket: WebSocket, data: string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN || endIfUnread(socket)) {
      resolve();
      return;
    }
    socket.send(data, (error) => {
      // Only a connection that is gone takes no more: nobody is left to answer, and it is no fault of ours.
      if (error) socket.terminate();
      resolve();
    });
  });
}

/** Who does not answer one beat before the next is gone. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, KEEP_ALIVE_MS);
  return () => {
    clearInterval(timer);
  };
}
