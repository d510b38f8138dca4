import type { Direction } from '../../../schema/states';
import { dice } from '../../testing/dice';
import { lastAt, type Trade } from './tape';

/** A contract that somebody would have opened while the tape ran. */
export interface Planned {
  readonly openedMs: number;
  readonly seconds: number;
  readonly direction: Direction;
  /** Cents. */
  readonly stake: bigint;
}

export const DURATIONS = [30, 60, 120, 180, 300] as const;
/** The bound of age that this instrument has in a replay: the tape pauses for longer and for less. */
export const STALE_AFTER_MS = 20_000;

/**
 * As many contracts, the same for the same tape. A third ends on the very millisecond of a trade, a third in the
 * longest pauses, the others anywhere; each opens while a quote is fresh.
 */
export function planned(trades: readonly Trade[], count: number): readonly Planned[] {
  const { below, pick } = dice(20_191_011);
  const first = trades[0]?.timeMs ?? 0;
  const last = trades.at(-1)?.timeMs ?? 0;
  const pauses = trades
    .map(({ timeMs }, n) => ({ from: timeMs, ms: (trades[n + 1]?.timeMs ?? timeMs) - timeMs }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, Math.ceil(trades.length / 10));
  const ends = [
    () => trades[below(trades.length)]?.timeMs ?? last,
    () => {
      const { from, ms } = pauses[below(pauses.length)] ?? { from: last, ms: 1 };
      return from + below(Math.max(ms, 1));
    },
    () => first + below(last - first),
  ] as const;
  const plans: Planned[] = [];
  while (plans.length < count) {
    const seconds = pick(DURATIONS);
    const openedMs = (ends[plans.length % 3] ?? ends[0])() - seconds * 1_000;
    const quote = lastAt(trades, openedMs);
    if (!quote || openedMs - quote.timeMs > STALE_AFTER_MS) continue;
    const stake = BigInt(1_000 + below(2_000));
    plans.push({ openedMs, seconds, direction: pick(['UP', 'DOWN']), stake });
  }
  return plans.sort((a, b) => a.openedMs - b.openedMs);
}

/**
 * What a contract comes to by the tape alone: the rules of timed contracts written down once more, sharing
 * nothing with what settles them.
 */
export function byTheTape(
  trades: readonly Trade[],
  plan: Planned,
  payoutBp: number,
  staleAfterMs = STALE_AFTER_MS,
): string {
  const fee = plan.stake / 100n;
  const expiry = plan.openedMs + plan.seconds * 1_000;
  const [open, close] = [lastAt(trades, plan.openedMs), lastAt(trades, expiry)];
  if (!open || !close) return 'nothing to go by';
  const all = plan.stake + fee;
  if (expiry - close.timeMs > staleAfterMs) return said('VOID', all, open);
  const moved = parts(close.price) - parts(open.price);
  if (moved === 0n) return said('DRAW', all, open);
  const won = moved > 0n === (plan.direction === 'UP');
  return said(
    won ? 'WIN' : 'LOSS',
    won ? plan.stake + (plan.stake * BigInt(payoutBp)) / 10_000n : 0n,
    open,
  );
}

const said = (outcome: string, paid: bigint, { price }: Trade) =>
  `${outcome}, paid ${String(paid)}, opened at ${String(parts(price))}`;

/** A price in whole parts of 10⁻⁸. */
export function parts(price: string): bigint {
  const [whole = '', part = ''] = price.split('.');
  return BigInt(whole + part.padEnd(8, '0'));
}
