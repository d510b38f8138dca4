import { until } from '../platform/processes';
import { eventStream, type Pace } from './event-stream';

type Listener = (ids: string[]) => void;

interface Event {
  readonly kind: string;
  readonly subjectId: string | null;
}

const FLOOD = 10_000;

/** A bus of one topic that says at once what it is given. */
function aBus() {
  const listeners = new Set<Listener>();
  return {
    listeners,
    on: (_topic: string, listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (ids: string[]) => {
      for (const listener of listeners) listener(ids);
    },
  };
}

const several: Pace<Event> = {
  everyMs: 50,
  merge: ([first]) => (first ? [{ ...first, subjectId: null }] : []),
};

const read = (id: string): Event => ({ kind: 'SETTLED', subjectId: id });

/** Follows the stream to its end and keeps what it says. */
async function follow(stream: AsyncIterable<Event>, told: Event[]): Promise<void> {
  for await (const event of stream) told.push(event);
}

it('QUALITY 2: of a flood a paced listener hears the first by itself, the rest as several', async () => {
  const bus = aBus();
  const told: Event[] = [];
  const stream = eventStream(bus, { settled: read }, several);
  const followed = follow(stream, told);
  for (let n = 0; n < FLOOD; n += 1) bus.say([String(n)]);
  bus.say(['after']);
  await until(() => told.at(-1)?.subjectId === 'after');
  expect(told.slice(0, 2).map(({ subjectId }) => subjectId)).toEqual(['0', null]);
  expect(told.length).toBeLessThan(8);
  await stream.return?.();
  await followed;
  expect(bus.listeners.size).toBe(0);
});

it('a few at once are each told by their own id, in their order', async () => {
  const bus = aBus();
  const told: Event[] = [];
  const stream = eventStream(bus, { settled: read }, several);
  const followed = follow(stream, told);
  bus.say(['1', '2', '3', '4']);
  await until(() => told.length === 4);
  expect(told.map(({ subjectId }) => subjectId)).toEqual(['1', '2', '3', '4']);
  await stream.return?.();
  await followed;
});

it('without a pace nothing is merged, and a reader that is behind keeps a hundred', async () => {
  const bus = aBus();
  const stream = eventStream(bus, { settled: read });
  bus.say(Array.from({ length: FLOOD }, (_, n) => String(n)));
  const told: Event[] = [];
  const followed = follow(stream, told);
  await until(() => told.length >= 100);
  await stream.return?.();
  await followed;
  expect(told.map(({ subjectId }) => subjectId)).toEqual(
    Array.from({ length: 100 }, (_, n) => String(n)),
  );
});
