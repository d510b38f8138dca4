import { bonusHolders } from './bonuses/bonus-holders';
import { clients } from './clients';
import { waysIn } from './ways-in';
import type { Figure, Measurement } from './figure';
import { fanOut } from './fan-out/fan-out';
import { otherQueues } from './queues/other-queues';
import { deepLists } from './queues/deep/deep-lists';
import { talkAndContent } from './queues/talk-and-content';
import { paging } from './paging';
import { firstSight } from './first-sight';
import { besideHistory } from './history/beside-history';
import { lighthouse } from './lighthouse';
import { memory } from './memory';
import { placing } from './placing';
import { queue } from './queues/queue';
import { sealing } from './sealing';
import { settling } from './settling';
import { tapToPaint } from './tap-to-paint';
import { millionHoldings, yieldNights } from './yield/yield-nights';
import { openBenchServer } from './bench-server';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  placing,
  waysIn,
  settling,
  sealing,
  fanOut,
  bonusHolders,
  paging,
  queue,
  otherQueues,
  talkAndContent,
  deepLists,
  yieldNights,
  millionHoldings,
  besideHistory,
  clients,
  firstSight,
  tapToPaint,
  lighthouse,
  memory,
};

/** Takes a quarter of an hour by itself. */
const WHERE_NAMED: ReadonlySet<string> = new Set(['millionHoldings']);

/** Every row in turn, or those named; what cannot be measured is told and ends nothing. */
export async function runBench(
  only: readonly string[],
  onFigure: (figure: Figure) => void,
): Promise<readonly Figure[]> {
  const bench = await openBenchServer();
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (only.length > 0 ? !only.includes(name) : WHERE_NAMED.has(name)) continue;
      const found = await measure(bench);
      found.forEach(onFigure);
      figures.push(...found);
    }
  } finally {
    await bench.close();
  }
  return figures;
}
