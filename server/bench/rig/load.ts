import { pause } from '../../platform/processes';
import type { AnswerLog } from './answer-log';
import type { Answer, Attempt, WayIn, OrderClient } from './order-client';
import type { Trader } from './traders';

export const CONNECTIONS = 64;

/** Runs `work` for 0 to `count` - 1 in order, `atOnce` of them at a time. */
export async function crowd(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
}

export const wayInOf = (index: number): WayIn => (index % 2 === 0 ? 'graphql' : 'legacy');

export interface Load {
  /** Ends it; resolves when every request under way was answered. */
  stop(): Promise<void>;
  readonly attempts: number;
}

export interface LoadOptions {
  readonly clients: readonly OrderClient[];
  readonly traders: readonly Trader[];
  readonly instrumentId: string;
  readonly answers: AnswerLog;
  readonly name: string;
  readonly seconds: number;
  readonly workers: number;
}

const RETRY_MS = 50;

/**
 * Orders without a pause until it is stopped. A worker does what a careful client does: without an
 * answer it asks again with the same key, until it has one.
 */
export function startLoad(options: LoadOptions): Load {
  const { clients, traders, answers, name, workers } = options;
  const state = { stopped: false, attempts: 0 };
  const isOver = () => state.stopped;
  const worker = async (): Promise<void> => {
    while (!isOver()) {
      const index = state.attempts;
      state.attempts += 1;
      const trader = pick(traders, index);
      const attempt = attemptOf(options, index, trader);
      for (let tries = 0; ; tries += 1) {
        const client = pick(clients, index + tries);
        const answer: Answer = await client.place({ ...attempt, wayIn: wayInOf(index + tries) });
        answers.note(trader, attempt, answer);
        if (answer.kind !== 'lost') break;
        if (isOver() && tries > 600) throw new Error(`${name}: no answer: ${answer.why}`);
        await pause(RETRY_MS);
      }
    }
  };
  const running = Promise.all(Array.from({ length: workers }, worker));
  running.catch(() => (state.stopped = true));
  return {
    get attempts() {
      return state.attempts;
    },
    async stop() {
      state.stopped = true;
      await running;
    },
  };
}

function attemptOf(options: LoadOptions, index: number, { token }: Trader): Omit<Attempt, 'wayIn'> {
  const { instrumentId, seconds, name } = options;
  const direction = index % 3 === 0 ? 'DOWN' : 'UP';
  return {
    token,
    key: `${name}-${String(index)}`.padEnd(12, '.'),
    instrumentId,
    direction,
    seconds,
  };
}

export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
