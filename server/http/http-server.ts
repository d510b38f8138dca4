import {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type RequestListener,
  type Server,
} from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorCode } from '../platform/error-code';
import { log } from '../platform/log';
import { securityHeaders } from './security-headers';

/** A head that is not here by then never will be; a picture may take its time on a slow line. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy keeps a connection for the next request: what closes first meets a request that is on its way.
  keepAliveTimeout: 75_000,
} as const;

/** A connection on which nothing moves for so long belongs to nobody. */
const STILL_MS = 120_000;

/** Answers a connection that no handler of requests ever sees, then closes it. */
export type RefuseRaw = (socket: Duplex, status: number, request?: IncomingMessage) => void;

const MALFORMED: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export interface HttpServer {
  readonly http: Server;
  readonly refuseRaw: RefuseRaw;
}

/**
 * A server that survives its clients: an error of what belongs to one request ends that request
 * alone, and what cannot be read at all is refused with the headers every answer has.
 */
export function createHttpServer(app: RequestListener, live: boolean): HttpServer {
  const http = createServer(TIMEOUTS, app).setTimeout(STILL_MS);
  const headers = securityHeaders(live);
  const refuseRaw = refuser(headers);
  const answering = new WeakMap<Duplex, ServerResponse>();
  // A connection that could not be taken, for want of file handles perhaps: the others go on.
  http.on('error', (error) => {
    log.error({ err: error }, 'connection not taken');
  });
  http.prependListener('request', (request, response) => {
    request.on('error', ignore);
    response.on('error', ignore);
    answering.set(request.socket, response);
  });
  http.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    headers(request, response, ignore);
    response.writeHead(417).end();
  });
  http.on('clientError', (error, socket) => {
    // In the middle of an answer there is nothing more to say.
    if (answering.get(socket)?.headersSent === true) socket.destroy();
    else refuseRaw(socket, MALFORMED[errorCode(error) ?? ''] ?? 400);
  });
  return { http, refuseRaw };
}

function refuser(headers: ReturnType<typeof securityHeaders>): RefuseRaw {
  return (socket, status, request = new IncomingMessage(new Socket())) => {
    socket.on('error', ignore);
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const response = new ServerResponse(request);
    headers(request, response, ignore);
    const lines = Object.entries(response.getHeaders()).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    const text = STATUS_CODES[status] ?? 'Refused';
    const length = `Content-Length: ${String(text.length)}`;
    const head = [`HTTP/1.1 ${String(status)} ${text}`, ...lines, 'Connection: close', length];
    socket.end(`${head.join('\r\n')}\r\nContent-Type: text/plain\r\n\r\n${text}`, () => {
      socket.destroy();
    });
  };
}

/** Whoever asked is gone; nobody else is concerned. */
const ignore = (error?: unknown) => {
  if (error) log.debug({ err: error }, 'a request ended early');
};
