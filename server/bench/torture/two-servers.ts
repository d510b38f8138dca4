import { pause } from '../../platform/processes';
import type { LiveServer } from '../rig/live-server';
import { startLoad } from '../rig/load';
import { openOrderClient } from '../rig/order-client';
import { watchQuotes } from '../rig/quote-watch';
import { withSecondServer } from '../rig/second-server';
import type { Rig } from './rig';
import { assertThat, seconds, type Row } from './row';

const WORKERS = 16;

export const twoServers: Row = {
  what: 'two servers on one database',
  run(rig) {
    return withSecondServer(rig.server, rig.addresses(), (second) => bothAtWork(rig, second));
  },
};

async function bothAtWork(rig: Rig, second: LiveServer) {
  const { dose, server, rich, richAnswers, instrumentId } = rig;
  const clients = [server, second].map(({ url }) => openOrderClient(url, WORKERS));
  const from = new Date();
  const watches = await Promise.all(
    [server, second].map(({ url }) => watchQuotes(url, [instrumentId])),
  );
  const options = { traders: rich, answers: richAnswers, instrumentId, name: 'two', seconds: 30 };
  const load = startLoad({ ...options, clients, workers: WORKERS });
  await pause(dose.togetherMs);
  await load.stop();
  const seen = watches.map((watch) => watch.close());
  for (const client of clients) client.close();
  const [first = [], other = []] = seen;
  const shared = first.filter((id) => other.includes(id)).length;
  const beats = Math.floor(dose.togetherMs / 1_000);
  assertThat(shared >= beats - 1, `of ${String(beats)} quotes both streams told ${String(shared)}`);
  await onceABeat(rig, from);
  return {
    count: `${String(load.attempts)} orders in ${seconds(dose.togetherMs)}`,
    result: `each quote recorded once a beat, the same ${String(shared)} on both streams`,
  };
}

/** The feed beats once a second: two recorders would show as two quotes in one of them. */
async function onceABeat({ verify }: Rig, from: Date): Promise<void> {
  const { rows } = await verify.query<{ instrument: string; beat: Date; count: string }>(
    `SELECT instrument, date_trunc('second', at) AS beat, count(*) FROM verify.quote
     WHERE at >= $1 GROUP BY 1, 2 HAVING count(*) > 1 LIMIT 1`,
    [from],
  );
  const [twice] = rows;
  assertThat(
    !twice,
    `${twice?.instrument ?? ''} was quoted ${twice?.count ?? ''} times in one beat`,
  );
}
