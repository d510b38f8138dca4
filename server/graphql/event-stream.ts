import type { Bus } from '../platform/bus';

/** Events go to one listener no faster than this, however fast they come. */
export interface Pace<T> {
  readonly everyMs: number;
  /** What is sent instead when more than `BACKLOG_PACED_MAX` wait. */
  readonly merge: (waiting: readonly T[]) => readonly T[];
}

/**
 * What the bus carries on some topics, as a stream. `read` turns one id into an event, or null for what
 * does not concern this listener. Slow readers keep at most `BACKLOG_MAX`: they reload anyway.
 */
export function eventStream<T>(
  bus: Pick<Bus, 'on'>,
  readers: Readonly<Record<string, (id: string) => T | null>>,
  pace: Pace<T> | null = null,
): AsyncIterableIterator<T> {
  let waiting: T[] = [];
  let wake: ((result: IteratorResult<T>) => void) | null = null;
  let resting: NodeJS.Timeout | undefined;
  let ended = false;

  const publish = () => {
    const event = waiting[0];
    if (!wake || resting || event === undefined) return;
    waiting.shift();
    wake({ value: event, done: false });
    wake = null;
    if (pace) resting = setTimeout(rested, pace.everyMs);
  };
  const rested = () => {
    resting = undefined;
    publish();
  };
  const push = (event: T) => {
    if (waiting.length < BACKLOG_MAX) waiting.push(event);
    if (pace && waiting.length > BACKLOG_PACED_MAX) waiting = [...pace.merge(waiting)];
    publish();
  };
  const stops = Object.entries(readers).map(([topic, read]) =>
    bus.on(topic, (ids) => {
      for (const event of ids.map(read)) if (event !== null) push(event);
    }),
  );
  const end = (): Promise<IteratorResult<T>> => {
    ended = true;
    clearTimeout(resting);
    for (const stop of stops) stop();
    wake?.({ value: undefined, done: true });
    return Promise.resolve({ value: undefined, done: true });
  };
  return {
    next: () => {
      if (ended) return end();
      return new Promise((resolve) => {
        wake = resolve;
        publish();
      });
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const BACKLOG_MAX = 100;
const BACKLOG_PACED_MAX = 4;
