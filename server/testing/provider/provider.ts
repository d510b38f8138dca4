import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { createOutgoing, type Outgoing } from '../../platform/outgoing/outgoing';
import { testCertificate } from './tls';

/** A local server that speaks as a provider of prices does: streams under `/stream`, answers elsewhere. */
export interface Provider {
  readonly at: { readonly stream: string; readonly rest: string };
  /** The way to it, with its certificate trusted. */
  readonly outgoing: Outgoing;
  readonly cert: string;
  /** What each connection asked for, the newest last. */
  readonly streams: readonly string[];
  /** What was asked beside streams, with its headers. */
  readonly asked: readonly { readonly url: URL; readonly authorization: string | undefined }[];
  /** What a path answers: JSON, or whatever it does by itself. */
  readonly answers: Map<string, (url: URL, response: ServerResponse) => unknown>;
  /** What becomes of streams that are asked for from now on: opened, refused, or kept waiting. */
  admit: 'ALL' | 'NONE' | 'LATER';
  /** How many are kept waiting. */
  waiting(): number;
  /** Opens those that were kept waiting. */
  admitWaiting(): void;
  /** How many streams are open now. */
  open(): number;
  say(...frames: readonly unknown[]): void;
  /** Ends all streams without a word. */
  cut(): void;
  close(): Promise<void>;
}

/** `certified`: the host that its certificate is for. */
export async function openProvider(certified = 'localhost'): Promise<Provider> {
  const { cert, key } = await testCertificate(certified);
  const streams: string[] = [];
  const asked: { url: URL; authorization: string | undefined }[] = [];
  const answers: Provider['answers'] = new Map();
  const server = createServer({ cert, key }, (request, response) => {
    const url = new URL(request.url ?? '/', 'https://localhost');
    asked.push({ url, authorization: request.headers.authorization });
    const answer = answers.get(url.pathname)?.(url, response);
    if (answer !== undefined) response.end(JSON.stringify(answer));
    else if (!answers.has(url.pathname)) response.writeHead(404).end();
  });
  const waiting: (() => void)[] = [];
  const sockets = new WebSocketServer({
    ...{ server, path: '/stream' },
    verifyClient: (_, admitted) => {
      const open = () => {
        admitted(true);
      };
      if (provider.admit === 'LATER') waiting.push(open);
      else if (provider.admit === 'NONE') admitted(false, 503);
      else open();
    },
  });
  sockets.on('connection', (_, request) => {
    streams.push(
      new URL(request.url ?? '/', 'https://localhost').searchParams.get('streams') ?? '',
    );
  });
  const port = await listening(server);
  const each = (work: (socket: WebSocket) => void) => {
    sockets.clients.forEach(work);
  };
  const provider: Provider = {
    admit: 'ALL',
    waiting: () => waiting.length,
    admitWaiting: () => {
      for (const open of waiting.splice(0)) open();
    },
    at: { stream: `wss://localhost:${port}`, rest: `https://localhost:${port}` },
    outgoing: createOutgoing({ hosts: ['localhost'], ca: cert }),
    cert,
    streams,
    asked,
    answers,
    open: () => sockets.clients.size,
    say(...frames) {
      for (const frame of frames) {
        const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
        each((socket) => {
          socket.send(text);
        });
      }
    },
    cut: () => {
      each((socket) => {
        socket.terminate();
      });
    },
    async close() {
      each((socket) => {
        socket.terminate();
      });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(String((server.address() as AddressInfo).port));
    });
  });
