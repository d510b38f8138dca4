import { act, renderHook } from '@testing-library/react';
import {
  answersNow,
  doubt,
  heard,
  heardBySocket,
  lastHeard,
  lose,
  onBack,
  pauseBefore,
  socketBack,
  socketLost,
  useOnline,
  watchSilence,
} from './connection';

/** What stands at the other end: the server, something in its way, or nothing. */
let there: 'server' | 'proxy' | 'nothing' = 'server';
const asked: number[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  there = 'server';
  asked.length = 0;
  jest.useFakeTimers();
  globalThis.fetch = ((path: string) => {
    if (path === '/healthz') asked.push(Date.now());
    if (there === 'nothing') return Promise.reject(new TypeError('Failed to fetch'));
    const headers: Record<string, string> = there === 'server' ? { 'x-request-id': 'n1' } : {};
    return Promise.resolve(new Response('', { status: 502, headers }));
  }) as typeof fetch;
});
afterEach(async () => {
  there = 'server';
  await wait(30_000);
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function watching() {
  const backs: number[] = [];
  const off = onBack((since) => backs.push(since));
  const { result, unmount } = renderHook(() => useOnline());
  return {
    backs,
    online: () => result.current,
    stop: () => {
      off();
      unmount();
    },
  };
}

function deviceSays(event: 'online' | 'offline'): void {
  Object.defineProperty(navigator, 'onLine', { value: event === 'online', configurable: true });
  act(() => void window.dispatchEvent(new Event(event)));
}

describe('QUALITY 2: the server is lost', () => {
  it('for whoever asks anew, where nothing answers, whatever was heard just before', async () => {
    const { online, stop } = watching();
    expect(await answersNow()).toBe(true);
    there = 'nothing';
    act(heard);
    const asking = answersNow();
    await wait(0);
    expect(await asking).toBe(false);
    expect(online()).toBe(false);
    stop();
  });

  it('after two seconds in which an open socket heard nothing, and then the socket is told', async () => {
    const { online, stop } = watching();
    const silent = jest.fn();
    const unwatch = watchSilence(silent);
    for (let second = 0; second < 5; second += 1) {
      await wait(1_000);
      act(heardBySocket);
    }
    expect([online(), silent.mock.calls.length]).toEqual([true, 0]);
    there = 'nothing';
    await wait(1_900);
    expect(online()).toBe(true);
    await wait(700);
    expect([online(), silent.mock.calls.length > 0]).toEqual([false, true]);
    unwatch();
    stop();
  });

  it('when something did not come through and asking again brings nothing of the server’s own', async () => {
    const { online, stop } = watching();
    await act(doubt);
    expect(online()).toBe(true);
    there = 'proxy';
    await act(doubt);
    expect(online()).toBe(false);
    stop();
  });

  it('when the device says so, whatever an open socket still brings', async () => {
    const { online, stop } = watching();
    there = 'nothing';
    deviceSays('offline');
    act(heardBySocket);
    expect(online()).toBe(false);
    there = 'server';
    deviceSays('online');
    await wait(0);
    expect(online()).toBe(true);
    stop();
  });

  it('but not because the page slept', async () => {
    const { online, stop } = watching();
    const unwatch = watchSilence(() => undefined);
    jest.setSystemTime(Date.now() + 3_600_000);
    await wait(500);
    expect(online()).toBe(true);
    there = 'nothing';
    await wait(3_000);
    expect(online()).toBe(false);
    unwatch();
    stop();
  });
});

it('QUALITY 2: a lost server is looked for after pauses that never grow past ten seconds', async () => {
  there = 'nothing';
  act(lose);
  await wait(300_000);
  const pauses = asked.slice(1).map((at, n) => at - (asked[n] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
  expect(pauses.slice(-20).every((pause) => pause >= 5_000)).toBe(true);
  expect(asked[0]).toBeLessThan(lastHeard() + 1_000);
});

it('QUALITY 2: a socket that failed often while the server was lost is tried soon once it is heard', async () => {
  const paused = async (tries: number) => {
    const began = Date.now();
    let ended = Number.NaN;
    void pauseBefore(tries).then(() => (ended = Date.now()));
    await wait(20_000);
    return ended - began;
  };
  there = 'nothing';
  act(lose);
  expect(await paused(6)).toBeGreaterThanOrEqual(5_000);
  there = 'server';
  act(heard);
  expect(await paused(7)).toBeLessThanOrEqual(500);
  expect(await paused(8)).toBeLessThanOrEqual(1_000);
  expect(await paused(12)).toBeGreaterThanOrEqual(5_000);
});

describe('QUALITY 2: when the server is heard again', () => {
  it('whoever missed something is told once, with since when, though HTTP and socket come one by one', async () => {
    const { backs, online, stop } = watching();
    const at = lastHeard();
    there = 'nothing';
    act(socketLost);
    await wait(60_000);
    expect([online(), backs]).toEqual([false, []]);
    there = 'server';
    await wait(10_000);
    act(socketBack);
    await wait(300);
    expect(online()).toBe(true);
    expect(backs[0]).toBeLessThanOrEqual(at + 1_000);
    stop();
  });

  it('and a socket that was gone for a moment is such a loss too', async () => {
    const { backs, online, stop } = watching();
    act(socketLost);
    await wait(0);
    act(heard);
    act(socketBack);
    act(socketBack);
    await wait(300);
    expect([online(), backs.length]).toEqual([true, 1]);
    stop();
  });

  it('but not while it is lost once more: the next time tells of both', async () => {
    const { backs, stop } = watching();
    act(socketLost);
    await wait(0);
    act(socketBack);
    there = 'nothing';
    act(lose);
    await wait(1_000);
    expect(backs).toEqual([]);
    there = 'server';
    await wait(12_000);
    expect(backs).toHaveLength(1);
    stop();
  });
});
