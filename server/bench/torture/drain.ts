import { pause } from '../../platform/processes';
import { crowd, pick, wayInOf } from '../rig/load';
import { openOrderClient } from '../rig/order-client';
import type { Rig } from './rig';
import { assertThat, seconds, type Row } from './row';

const UNDER_LOAD_MS = 700;
const WORKERS = 32;
/** What a client is told that comes too late: nobody listens. Anything else was taken, and failed. */
const TOO_LATE = 'ECONNREFUSED';

export const drain: Row = {
  what: 'SIGTERM under load',
  async run(rig) {
    const { dose, server } = rig;
    const times: number[] = [];
    let served = 0;
    for (let round = 0; round < dose.drains; round += 1) {
      const { ms, answered } = await drainOnce(rig, round);
      times.push(ms);
      served += answered;
      await server.start();
    }
    const slowest = Math.max(...times);
    assertThat(slowest <= dose.readyMs.exit, `it took ${seconds(slowest)} to end`);
    return {
      count: `${String(dose.drains)} drains, ${String(served)} orders`,
      result: `no request that was taken failed, ended within ${seconds(slowest)}`,
    };
  },
};

async function drainOnce(rig: Rig, round: number): Promise<{ ms: number; answered: number }> {
  const { server, rich, richAnswers, instrumentId } = rig;
  const client = openOrderClient(server.url, WORKERS);
  const before = richAnswers.answered;
  const state = { over: false };
  const load = crowd(100_000, WORKERS, async (index) => {
    if (state.over) return;
    const trader = pick(rich, index);
    const attempt = {
      wayIn: wayInOf(index),
      token: trader.token,
      key: `drain-${String(round)}-${String(index)}`.padEnd(12, '.'),
      instrumentId,
      direction: 'DOWN',
      seconds: 300,
    } as const;
    const answer = await client.place(attempt);
    if (answer.kind === 'lost') {
      state.over = true;
      assertThat(answer.why === TOO_LATE, `a request that was taken failed: ${answer.why}`);
    } else {
      richAnswers.note(trader, attempt, answer);
    }
  });
  await pause(UNDER_LOAD_MS);
  const [{ code, ms }] = await Promise.all([server.end('SIGTERM'), load]);
  client.close();
  assertThat(code === 0, `it ended with code ${String(code)}`);
  return { ms, answered: richAnswers.answered - before };
}
