import { sendCsv } from '../platform/files/send-csv';
import { askAndLeave, broken, longAnswer, withRoutes } from '../testing/long-answers';
import { answerTo, statusOf } from '../testing/raw';
import { withWorld } from '../testing/suite';
import { serveFilePath } from './file-answer';

const world = withWorld();
const { made, all, long } = longAnswer();

const listening = withRoutes((app) => {
  const path = (parts: () => AsyncIterable<string>) =>
    serveFilePath(world.visitor, { method: 'GET', answer: ({ res }) => sendCsv(res, parts()) });
  const fault = () => Promise.reject(new Error('the database went away'));
  app.get('/long', path(long));
  app.get('/broken', path(broken));
  app.get('/fault', serveFilePath(world.visitor, { method: 'GET', answer: fault }));
});

const get = (path: string) =>
  answerTo(listening.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('QUALITY 3: an answer of a path below /files/', () => {
  it('is made no faster than it is read, and no more of it when the reader has gone', async () => {
    const { unread, left } = await askAndLeave(listening.url, made);
    expect(unread).toBeLessThan(all);
    expect(left).toBeLessThan(all);
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
