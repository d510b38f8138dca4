import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { runInThisContext } from 'node:vm';

const GIVEN_UP_MS = 5_000;
/** Whoever waits for more than there is has got all that will come. */
const SAID_ALL_MS = 250;
/** Longest that an answer takes which is sure to come, on a busy machine. */
const ANSWERED_MS = 30_000;

interface Patience {
  /** What one waits for before hanging up on whoever waits for more. */
  readonly hangsUp: 'sent' | 'answered';
  readonly longestMs: number;
}

/** Resolves to all that came back before the connection's end. */
function exchanging(
  url: string,
  bytes: string | Buffer,
  { hangsUp, longestMs }: Patience,
): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number.parseInt(port, 10), hostname);
    const hangUp = () => setTimeout(() => socket.end(), SAID_ALL_MS);
    let answer = '';
    socket.setTimeout(longestMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      if (answer === '' && hangsUp === 'answered') hangUp();
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(answer);
    });
    socket.write(bytes, () => hangsUp === 'sent' && hangUp());
  });
}

/**
 * Bytes as they are over a connection of their own; resolves to all that came back before its end.
 * It asks for an answer to the whole, and hangs up on whoever waits for more.
 */
export const exchange = (url: string, bytes: string | Buffer): Promise<string> =>
  exchanging(url, bytes, { hangsUp: 'sent', longestMs: GIVEN_UP_MS });

/** The same for bytes that are answered, however long that takes: hanging up before would end a request half-done. */
export const answerTo = (url: string, bytes: string | Buffer): Promise<string> =>
  exchanging(url, bytes, { hangsUp: 'answered', longestMs: ANSWERED_MS });

export const statusOf = (answer: string): number =>
  Number.parseInt(/^HTTP\/1\.1 ([0-9]{3})/.exec(answer)?.[1] ?? '0', 10);

/** What a server says to `bytes` over a connection that it knew before it began to stop. */
export async function askedWhileStopping(
  server: { readonly url: string; readonly close: () => Promise<void> },
  bytes: string,
): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number.parseInt(port, 10), hostname);
  const said = (text: string) =>
    new Promise<string>((resolve) => {
      socket.once('data', (chunk) => {
        resolve(chunk.toString('utf8'));
      });
      socket.write(text);
    });
  await said('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const closed = server.close();
  const answer = await said(bytes);
  socket.destroy();
  await closed;
  return answer;
}

/** The head of an upgrade as browsers send it. */
export const upgradeHead = (path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    ...headers,
    '',
    '',
  ].join('\r\n');

/** The head of an upload of `length` bytes, and the first of them. */
export const pictureHead = (path: string, length: number, ...headers: readonly string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${String(length)}`,
    ...headers,
    '',
    '--b',
    'Content-Disposition: form-data; name="image"; filename="a.png"',
    '',
    'the first bytes of many',
  ].join('\r\n');

/** One masked frame of a client, whole. */
export function frame(text: string | Buffer, opcode = 1): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65_536 ? 4 : 10);
  head[0] = 0x80 | opcode;
  if (body.length < 126) head[1] = 0x80 | body.length;
  else if (body.length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(body.length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(body.length), 2);
  }
  // A mask of zeros leaves the bytes as they are.
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

/** An upgraded connection whose answers nobody reads until `resume`. */
export function rawSocket(url: string, headers: readonly string[] = []): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number.parseInt(port, 10), hostname);
    socket.on('error', reject);
    socket.write(upgradeHead(pathname, headers));
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
  });
}

/**
 * What would have ended the process, had this not been a test. Tests have a `process` of their own,
 * so the real one is asked.
 */
export function watchProcess() {
  const real = runInThisContext('process') as NodeJS.Process;
  const seen: unknown[] = [];
  const note = (error: unknown) => {
    seen.push(error);
  };
  real.on('uncaughtException', note).on('unhandledRejection', note);
  return {
    seen,
    stop() {
      real.off('uncaughtException', note).off('unhandledRejection', note);
    },
  };
}

/** Longest that one of them stays. */
const STAY_MS = 40;

/**
 * So many connections that say a little and are torn off in the middle of it, by a reset. Resolves to
 * how many there were, once all are gone.
 */
export async function tornOff(
  url: string,
  count: number,
  bytesOf: (turn: number) => Buffer,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const one = (turn: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number.parseInt(port, 10), hostname);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          resolve();
        });
      socket.write(bytesOf(turn), () => setTimeout(() => socket.resetAndDestroy(), turn % STAY_MS));
    });
  await Promise.all(Array.from({ length: count }, (_, turn) => one(turn)));
  return count;
}
