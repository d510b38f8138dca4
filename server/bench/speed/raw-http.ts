import net from 'node:net';
import { inParallel, type Side } from './compare';

/** What to send next, whole, as bytes on the wire. */
export type NextRequest = () => string;

/** A POST as it goes over the wire. */
export function httpPost(
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const all = { host: '127.0.0.1', 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * One request at a time on each of `connections` kept connections. Written out: a client library
 * would use as much of the two cores as the server it is to measure.
 */
export async function driveHttp(
  { port, connections }: { readonly port: number; readonly connections: number },
  next: NextRequest,
  isGood: (answer: string) => boolean,
): Promise<Side & { close(): void }> {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(port)));
  const free = [...wires];
  const side = inParallel(connections, async () => {
    const wire = free.pop();
    if (!wire) throw new Error('more workers than connections');
    const answer = await wire.ask(next());
    if (!isGood(answer))
      throw new Error(`not the answer that is measured: ${bodyOf(answer).slice(0, 500)}`);
    free.push(wire);
  });
  return {
    ...side,
    close() {
      for (const wire of wires) wire.close();
    },
  };
}

const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);

interface Wire {
  ask(request: string): Promise<string>;
  close(): void;
}

function openWire(port: number): Promise<Wire> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  let parts: Buffer[] = [];
  let done: (answer: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    const whole = parts.length === 1 ? part : Buffer.concat(parts);
    if (!isWhole(whole)) return;
    parts = [];
    done(whole.toString('utf8'));
  });
  socket.on('error', (error) => {
    fail(error);
  });
  socket.on('close', () => {
    fail(new Error('the connection was closed'));
  });
  const wire: Wire = {
    ask: (request) =>
      new Promise((resolve, reject) => {
        done = resolve;
        fail = reject;
        socket.write(request);
      }),
    close: () => {
      socket.destroy();
    },
  };
  return new Promise((resolve, reject) => {
    fail = reject;
    socket.once('connect', () => {
      resolve(wire);
    });
  });
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const [, length] = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, end)) ?? [];
  if (length === undefined) throw new Error('an answer without its length');
  return answer.length >= end + 4 + Number.parseInt(length, 10);
}
