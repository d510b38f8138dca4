import { serverNow } from '../time/serverClock';
import { told } from './told';

const answer = (headers: Record<string, string>) =>
  Promise.resolve(new Response('', { headers: { 'x-request-id': '1', ...headers } }));

const hour = 3_600_000;
const aheadBy = () => Math.round((serverNow() - Date.now()) / 1_000);

it('H1: a phone whose clock is wrong takes the time of the server’s first answer, whatever it was asked', async () => {
  expect(aheadBy()).toBe(0);
  const elsewhere = new Date(Date.now() + hour).toUTCString();
  await told(Promise.resolve(new Response('', { headers: { date: elsewhere } })));
  expect(aheadBy()).toBe(0);
  await told(answer({ date: new Date(Date.now() - hour).toUTCString() }));
  expect(aheadBy()).toBeGreaterThanOrEqual(-3_601);
  expect(aheadBy()).toBeLessThanOrEqual(-3_599);
});

it('and keeps it: a later answer that was long on its way is no better', async () => {
  const before = aheadBy();
  await told(answer({ date: new Date(Date.now() + hour).toUTCString() }));
  expect(aheadBy()).toBe(before);
});
