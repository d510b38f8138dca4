import type { Bus } from '../platform/bus';

/**
 * What the bus tells on some topics, as a stream. `read` turns one id into an event, or null for what
 * does not concern this listener. Slow readers keep at most `BACKLOG_MAX`: they reload anyway.
 */
export function eventStream<T>(
  bus: Pick<Bus, 'on'>,
  readers: Readonly<Record<string, (id: string) => T | null>>,
): AsyncIterableIterator<T> {
  const waiting: T[] = [];
  let wake: ((result: IteratorResult<T>) => void) | null = null;
  let ended = false;

  const push = (event: T) => {
    if (wake) {
      wake({ value: event, done: false });
      wake = null;
    } else if (waiting.length < BACKLOG_MAX) {
      waiting.push(event);
    }
  };
  const stops = Object.entries(readers).map(([topic, read]) =>
    bus.on(topic, (ids) => {
      for (const event of ids.map(read)) if (event !== null) push(event);
    }),
  );
  const end = (): Promise<IteratorResult<T>> => {
    ended = true;
    for (const stop of stops) stop();
    wake?.({ value: undefined, done: true });
    return Promise.resolve({ value: undefined, done: true });
  };
  return {
    next: () => {
      const value = waiting.shift();
      if (value !== undefined) return Promise.resolve({ value, done: false });
      if (ended) return end();
      return new Promise((resolve) => (wake = resolve));
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const BACKLOG_MAX = 100;
