import { connect } from 'node:net';
import express, { type Express } from 'express';
import { createHttpServer } from '../http/http-server';
import { holds } from './holds';
import { beforeClosing } from './suite';

const PART = 'x'.repeat(65_536);
const PARTS = 1_000;

/** An answer of 65 MB made part by part, and how much of it has been made. */
export function longAnswer() {
  const made = { parts: 0, ended: false };
  async function* long() {
    try {
      for (; made.parts < PARTS; made.parts += 1) yield await Promise.resolve(PART);
    } finally {
      made.ended = true;
    }
  }
  return { made, all: PARTS, long };
}

/** An answer that fails after its first line. */
export async function* broken() {
  yield await Promise.resolve('first,line\n');
  throw new Error('the database went away');
}

/** These routes on a port of their own while the tests of this file run. */
export function withRoutes(add: (app: Express) => void): { readonly url: string } {
  const listening = { url: '' };
  beforeAll(async () => {
    const app = express();
    add(app);
    const { http } = createHttpServer(app, false);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const address = http.address();
    listening.url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
    stop.push(() => {
      http.close();
      http.closeAllConnections();
    });
  });
  const stop: (() => void)[] = [];
  beforeClosing(() => {
    for (const close of stop) close();
  });
  return listening;
}

/**
 * Asks for `/long` and reads nothing of it until no more is made, then goes away. Resolves to the parts
 * that were made for whoever did not read, and to those made when the answer had ended.
 */
export async function askAndLeave(
  url: string,
  made: { readonly parts: number; readonly ended: boolean },
): Promise<{ readonly unread: number; readonly left: number }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number.parseInt(port, 10), hostname);
  socket.on('error', () => undefined).pause();
  socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  let before = -1;
  await holds(() => {
    const still = made.parts > 0 && made.parts === before;
    before = made.parts;
    return still;
  });
  const unread = made.parts;
  socket.destroy();
  await holds(() => made.ended);
  return { unread, left: made.parts };
}
