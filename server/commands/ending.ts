import { log } from '../platform/log';
import { isLostConnection } from '../platform/database/lost-connection';
import { pause } from '../platform/processes';
import { complain, explain, say } from './say';

type Step = () => Promise<unknown> | undefined;

/** npm passes on the Ctrl-C that the terminal has already sent: that is one request to stop, received twice. */
const SAME_WISH_MS = 1_000;
const PARENT_WATCH_MS = 300;

/**
 * What has to be undone when the process ends: steps are added as things come up and run
 * backwards, once, whatever ends the process.
 */
export class Ending {
  readonly #steps: Step[] = [];
  #begunAt: number | undefined;

  constructor() {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        this.#onSignal();
      });
    }
    if (process.env.npm_lifecycle_event !== undefined) this.#endWithParent();
    process.on('uncaughtException', (error) => {
      // Its message may quote what somebody sent: the log keeps what it may.
      log.fatal({ err: error }, 'uncaught');
      // The database may die at any moment, and the server outlives it.
      if (!isLostConnection(error)) void this.end(1);
    });
    // The terminal or npm may go first; a lost line must not stop the clean-up.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  get begun(): boolean {
    return this.#begunAt !== undefined;
  }

  /** `step` runs before all steps added earlier. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  async end(exitCode: number): Promise<void> {
    if (this.#begunAt !== undefined) return;
    this.#begunAt = performance.now();
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        complain(explain(error));
      }
    }
    process.exit(exitCode);
  }

  /** npm starts us through a shell, which on SIGTERM goes without passing it on. */
  #endWithParent(): void {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      this.#onSignal();
    }, PARENT_WATCH_MS);
    timer.unref();
  }

  #onSignal(): void {
    if (this.#begunAt === undefined) {
      say('Stopping …');
      void this.end(0);
    } else if (performance.now() - this.#begunAt > SAME_WISH_MS) {
      complain('Stopped without waiting.');
      process.exit(1);
    }
  }
}

/** Waits for `work`, but not longer than `limitMs`. */
export const atMost = (limitMs: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, pause(limitMs)]);
