import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from './context';
import { log } from './log';
import type { Job } from './module';

/** After a fault a job is tried again sooner than its pause, but no sooner than this. */
const AFTER_FAULT_MS = 250;

/**
 * Runs each job now and then again and again, never beside itself: when its pause is over, or before
 * that when something falls due. `stop` waits for what is running.
 */
export function schedule(ctx: Context, jobs: readonly Job[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  // One of each job that pauses: more than ten are no leak.
  setMaxListeners(jobs.length * 2, stopping.signal);
  const ended = Promise.all(jobs.map((job) => loop(ctx, job, stopping.signal)));
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function loop(ctx: Context, job: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const ms = await turn(ctx, job, signal);
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }
}

/** One run. Resolves to the pause that follows. */
async function turn(ctx: Context, { name, everyMs, dueInMs, run }: Job, signal: AbortSignal) {
  try {
    await run(ctx, signal);
    const due = dueInMs ? await dueInMs(ctx) : null;
    return due === null ? everyMs : Math.min(everyMs, Math.max(0, due));
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed');
    return Math.max(AFTER_FAULT_MS, Math.min(everyMs / 4, 60_000));
  }
}
