import { noteServerClock, serverNow } from './serverClock';
import { deadlineIn, deadlineOf, type useCountdown } from './useCountdown';

describe('countdowns', () => {
  it('H2: count down to what the server set, and to nothing else', () => {
    const order = { settlesAt: '2026-11-20T12:00:30.000Z' };
    expect(deadlineOf(order, 'settlesAt')).toBe(Date.parse(order.settlesAt));
    // @ts-expect-error An instant made up here is not a deadline.
    const madeUp: Parameters<typeof useCountdown>[0] = Date.now() + 1_000;
    expect(madeUp).toBeGreaterThan(0);
  });

  it('run on the clock of the server, whatever the phone says', () => {
    const now = Date.now();
    noteServerClock({ serverTime: new Date(now + 60_000).toISOString() }, now - 50, now + 50);
    expect(Math.abs(serverNow() - now - 60_000)).toBeLessThan(1_000);
    expect(Math.abs(deadlineIn(30) - now - 90_000)).toBeLessThan(1_000);
  });
});
