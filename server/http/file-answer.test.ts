import { connect } from 'node:net';
import express from 'express';
import { sendCsv } from '../platform/files/send-csv';
import { holds } from '../testing/holds';
import { exchange, statusOf } from '../testing/raw';
import { beforeClosing, withWorld } from '../testing/suite';
import { serveFilePath } from './file-answer';
import { createHttpServer } from './http-server';

const PART = 'x'.repeat(65_536);
const MOST_PARTS = 1_000;

const world = withWorld();
let url: string;
let stop: () => void;
const seen = { parts: 0, ended: false };

async function* long() {
  try {
    for (; seen.parts < MOST_PARTS; seen.parts += 1) yield await Promise.resolve(PART);
  } finally {
    seen.ended = true;
  }
}

async function* broken() {
  yield await Promise.resolve('first,line\n');
  throw new Error('the database went away');
}

beforeAll(async () => {
  const app = express();
  const path = (parts: () => AsyncIterable<string>) =>
    serveFilePath(world.visitor, { method: 'GET', answer: ({ res }) => sendCsv(res, parts()) });
  const fault = () => Promise.reject(new Error('the database went away'));
  app.get('/long', path(long));
  app.get('/broken', path(broken));
  app.get('/fault', serveFilePath(world.visitor, { method: 'GET', answer: fault }));
  const { http } = createHttpServer(app, false);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
  stop = () => {
    http.close();
    http.closeAllConnections();
  };
});
beforeClosing(() => {
  stop();
});

const get = (path: string) =>
  exchange(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('QUALITY 3: an answer of a path below /files/', () => {
  it('is made no faster than it is read, and no more of it when the reader has gone', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number.parseInt(port, 10), hostname);
    socket.on('error', () => undefined).pause();
    socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
    let before = -1;
    await holds(() => {
      const still = seen.parts > 0 && seen.parts === before;
      before = seen.parts;
      return still;
    });
    expect(seen.parts).toBeLessThan(MOST_PARTS);
    socket.destroy();
    await holds(() => seen.ended);
    expect(seen.parts).toBeLessThan(MOST_PARTS);
  });

  it('that breaks off is seen not to be complete', async () => {
    const answer = await get('/broken');
    expect(answer).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(answer).not.toContain('database');
  });

  it('says nothing of a fault but that there was one', async () => {
    const answer = await get('/fault');
    expect([statusOf(answer), answer.includes('"code":"OPERATION_FAILED"')]).toEqual([500, true]);
    expect(answer).not.toContain('database');
  });
});
