import { log } from './log';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs each job now and then again and again, never beside itself. `stop` waits for what is running. */
export function schedule(jobs: readonly Job[]): { stop(): Promise<void> } {
  const stops = jobs.map(loop);
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function loop({ name, everyMs, run }: Job): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function turn(): Promise<void> {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
    }
    if (!stopped) timer = setTimeout(begin, everyMs);
  }
  const begin = () => {
    running = turn();
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
