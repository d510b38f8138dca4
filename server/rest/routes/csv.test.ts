import { connect } from 'node:net';
import express from 'express';
import { createHttpServer } from '../../http/http-server';
import { holds } from '../../testing/holds';
import { exchange } from '../../testing/raw';
import { beforeClosing, withWorld } from '../../testing/suite';
import { createBodyRoom } from '../../http/body-room';
import { dispatch } from '../transport/dispatch';

const PART = 'x'.repeat(65_536);
const MOST_PARTS = 1_000;

const world = withWorld();
let url: string;
let stop: () => void;
const seen = { parts: 0, ended: false };
beforeAll(async () => {
  const app = express();
  const options = { base: world.visitor, room: createBodyRoom(), draining: { now: false } };
  const csv = (parts: () => AsyncIterable<string>) => ({
    method: 'R' as const,
    session: false,
    answer: () => Promise.resolve({ data: [], csv: parts() }),
  });
  app.get('/long', dispatch(options, { ...csv(long), path: 'long' }));
  app.get('/broken', dispatch(options, { ...csv(broken), path: 'broken' }));
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

describe('QUALITY 3: a long answer', () => {
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

  it('that breaks off is seen not to be whole', async () => {
    const answer = await exchange(
      url,
      'GET /broken HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(answer).not.toContain('database');
  });
});
