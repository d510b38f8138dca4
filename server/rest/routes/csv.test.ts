import { askAndLeave, broken, longAnswer, withRoutes } from '../../testing/long-answers';
import { answerTo } from '../../testing/raw';
import { withWorld } from '../../testing/suite';
import { createBodyRoom } from '../../http/body-room';
import { dispatch } from '../transport/dispatch';

const world = withWorld();
const { made, all, long } = longAnswer();
const listening = withRoutes((app) => {
  const options = { base: world.visitor, room: createBodyRoom(), draining: { now: false } };
  const csv = (parts: () => AsyncIterable<string>) => ({
    method: 'R' as const,
    session: false,
    answer: () => Promise.resolve({ data: [], csv: parts() }),
  });
  app.get('/long', dispatch(options, { ...csv(long), path: 'long' }));
  app.get('/broken', dispatch(options, { ...csv(broken), path: 'broken' }));
});

describe('QUALITY 3: a long answer', () => {
  it('is made no faster than it is read, and no more of it when the reader has gone', async () => {
    const { unread, left } = await askAndLeave(listening.url, made);
    expect(unread).toBeLessThan(all);
    expect(left).toBeLessThan(all);
  });

  it('that breaks off is seen not to be whole', async () => {
    const answer = await answerTo(
      listening.url,
      'GET /broken HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(answer).not.toContain('database');
  });
});
