import { startLoad } from '../rig/load';
import type { Rig } from './rig';

const WORKERS = 8;
/** Short: what is opened falls due while it goes on. */
const DURATION_SECONDS = 30;

/** Something done to the server while others trade. Resolves to what it came to and how many orders. */
export async function underLoad<T>(rig: Rig, name: string, work: () => Promise<T>) {
  const { client, rich, richAnswers, instrumentId } = rig;
  const load = startLoad({
    clients: [client],
    traders: rich,
    answers: richAnswers,
    instrumentId,
    name,
    seconds: DURATION_SECONDS,
    workers: WORKERS,
  });
  try {
    return { result: await work(), orders: () => load.attempts };
  } finally {
    await load.stop();
  }
}
