import { CONNECTIONS, crowd, wayInOf, pick } from '../rig/load';
import type { Attempt } from '../rig/order-client';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';

const COPIES_MAX = 20;
/** From one copy more than none to all twenty, whatever the number of keys. */
const copiesOf = (key: number): number => 2 + ((key * 7) % (COPIES_MAX - 1));

const attemptOf = ({ rich, instrumentId }: Rig, key: number, copy: number): Attempt => ({
  wayIn: wayInOf(key + copy),
  token: pick(rich, key).token,
  key: `same-${String(key)}`.padEnd(12, '.'),
  instrumentId,
  direction: 'UP',
  seconds: 300,
});

export const sameKey: Row = {
  what: 'the same request with the same idempotency key, in parallel and after a restart',
  async run(rig) {
    const { dose, server } = rig;
    const copies = Array.from({ length: dose.keys }, (_, key) =>
      Array.from({ length: copiesOf(key) }, (_none, copy) => ({ key, copy })),
    ).flat();
    await send(rig, copies);
    await server.end('SIGTERM');
    await server.start();
    await send(
      rig,
      Array.from({ length: dose.keys }, (_, key) => ({ key, copy: COPIES_MAX })),
    );
    return {
      count: `${String(dose.keys)} keys, ${String(copies.length + dose.keys)} requests`,
      result: 'one effect and the same answer for each key',
    };
  },
};

/** The log refuses a second answer that differs from the first. */
async function send(
  rig: Rig,
  copies: readonly { readonly key: number; readonly copy: number }[],
): Promise<void> {
  const { client, rich, richAnswers } = rig;
  const lostBefore = richAnswers.lostAnswers;
  await crowd(copies.length, CONNECTIONS, async (index) => {
    const { key, copy } = pick(copies, index);
    const attempt = attemptOf(rig, key, copy);
    richAnswers.note(pick(rich, key), attempt, await client.place(attempt));
  });
  assertThat(richAnswers.lostAnswers === lostBefore, 'a copy was not answered');
}
