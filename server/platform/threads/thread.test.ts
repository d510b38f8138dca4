import path from 'node:path';
import { createThread } from './thread';

const FILE = path.join(__dirname, '../../testing/threads/waiting-thread');
const bounds = { waitingMax: 1, limitMs: 30_000, idleMs: 60_000, memoryMb: 64 };

/** It answers once this is told to. */
const cells = () => new Int32Array(new SharedArrayBuffer(4));
const ready = (value = 1) => cells().fill(value);

function tell(asked: Int32Array): void {
  Atomics.store(asked, 0, 1);
  Atomics.notify(asked, 0);
}

it('while it works the event loop goes on; one after another, and whoever would be one too many is refused', async () => {
  const ask = createThread<Int32Array, number>(FILE, bounds);
  const [one, two] = [cells(), cells()];
  const answered = [ask(one), ask(two)];
  await expect(ask(ready())).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  // It stands still until this thread, which would stand still with it, has told it to go on.
  setImmediate(() => {
    tell(one);
  });
  const first = await answered[0];
  tell(two);
  expect(await answered[1]).toBe(first);
});

it('what takes too long is refused, and what fails is thrown; the next one is answered by a thread of its own', async () => {
  const hasty = createThread<Int32Array, number>(FILE, { ...bounds, limitMs: 1 });
  await expect(hasty(cells())).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  const ask = createThread<Int32Array, number>(FILE, bounds);
  const first = await ask(ready());
  await expect(ask(ready(2))).rejects.toThrow('asked to fail');
  expect(await ask(ready())).not.toBe(first);
});

it('without work it ends, and the next one begins anew', async () => {
  const ask = createThread<Int32Array, number>(FILE, { ...bounds, idleMs: 0 });
  const first = await ask(ready());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ask(ready())).not.toBe(first);
});
