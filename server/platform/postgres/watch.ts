import type { Cluster } from './cluster';
import { isPostmaster } from './server-process';
import { pause } from '../processes';

const WATCH_MS = 100;
const RETRY_MS_MAX = 2_000;

/**
 * Looks ten times a second whether the postmaster lives, and calls `restart` when it does not,
 * as often as it takes. (Backends that die alone are replaced by the postmaster itself.)
 *
 * Returns how to end the watch; it resolves when a restart under way is over.
 */
export function keepRunning(
  cluster: Cluster,
  currentPid: () => number,
  restart: () => Promise<void>,
): () => Promise<void> {
  let stopped = false;
  let restarting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restarting || isPostmaster(currentPid(), cluster.folder)) return;
    restarting = persist(restart, () => stopped).finally(() => (restarting = undefined));
  }, WATCH_MS);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await restarting;
  };
}

async function persist(restart: () => Promise<void>, isStopped: () => boolean): Promise<void> {
  for (let waitMs = 100; !isStopped(); waitMs = Math.min(waitMs * 2, RETRY_MS_MAX)) {
    try {
      await restart();
      return;
    } catch {
      // The next try may find the port free or the disk with room; the reason is in postgres.log.
      await pause(waitMs);
    }
  }
}
