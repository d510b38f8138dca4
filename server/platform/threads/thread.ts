import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { refusal } from '../domain-error';
import { log } from '../log';
import { fromRoot } from '../project-root';
import { createWaitingLine } from '../waiting-line';

export type Asking<Asked, Answer> = (asked: Asked) => Promise<Answer>;

interface Bounds {
  /** How many may wait for their turn. */
  readonly waitingMax: number;
  /** How long one may take, with the start of the thread where there is none. */
  readonly limitMs: number;
  /** After how long without work it ends. */
  readonly idleMs: number;
  readonly memoryMb: number;
}

/**
 * What would stop the event loop, in one thread that is started once somebody asks, one thing after another. `file`: what
 * it runs, by its place and name alone: the source, or beside the bundled server what was bundled of it.
 * What it throws, or needs too much memory for, ends it and is thrown here; it begins anew with the next one.
 * @throws SYSTEM_BUSY when too many wait already, or one takes too long
 */
export function createThread<Asked, Answer>(
  file: string,
  { waitingMax, limitMs, idleMs, memoryMb }: Bounds,
): Asking<Asked, Answer> {
  const line = createWaitingLine(1, waitingMax);
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  function end(): void {
    void thread?.terminate();
    thread = null;
  }
  async function ask(asked: Asked): Promise<Answer> {
    clearTimeout(idle);
    thread ??= begin(file, memoryMb);
    try {
      return (await answerOf(thread, asked, limitMs)) as Answer;
    } catch (fault) {
      end();
      throw fault;
    } finally {
      idle = setTimeout(end, idleMs);
      idle.unref();
    }
  }
  return (asked) => line.run(() => ask(asked));
}

function begin(file: string, memoryMb: number): Worker {
  const built = `${file}.js`;
  const [run, workerData] = existsSync(built)
    ? [built, null]
    : [fromRoot('server/platform/threads/boot.cjs'), { file: `${file}.ts` }];
  const thread = new Worker(run, {
    workerData,
    // Not those of the process: its compiler, and how much memory is its own.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Whoever asked hears of it; what comes when nobody asks ends no process.
  thread.on('error', () => undefined);
  return thread;
}

/** It keeps the process from ending while it works, and not before or after. */
async function answerOf(thread: Worker, asked: unknown, limitMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(limitMs);
  thread.ref();
  try {
    const answered = once(thread, 'message', { signal });
    thread.postMessage(asked);
    return ((await answered) as unknown[])[0];
  } catch (fault) {
    if (!signal.aborted) throw fault;
    log.error({ limitMs }, 'a thread took too long');
    throw refusal('SYSTEM_BUSY', {});
  } finally {
    thread.unref();
  }
}
