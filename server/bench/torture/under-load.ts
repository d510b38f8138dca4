import { startLoad } from '../rig/load';
import type { Rig } from './rig';

/** Short: what is opened falls due while it goes on. */
const DURATION_SECONDS = 30;

/** Orders of the rich without a pause, until it is stopped. */
export const tradingLoad = (
  { client, rich, richAnswers, instrumentId }: Rig,
  name: string,
  workers = 8,
) =>
  startLoad({
    clients: [client],
    traders: rich,
    answers: richAnswers,
    instrumentId,
    name,
    seconds: DURATION_SECONDS,
    workers,
  });

/** Something done to the server while others trade. Resolves to what it came to and how many orders. */
export async function underLoad<T>(rig: Rig, name: string, work: () => Promise<T>) {
  const load = tradingLoad(rig, name);
  try {
    return { result: await work(), orders: () => load.attempts };
  } finally {
    await load.stop();
  }
}
