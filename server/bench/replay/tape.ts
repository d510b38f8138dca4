import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

/** What was traded on one exchange in one millisecond, as its file has it. */
export interface Trade {
  /** Since 1970 UTC. */
  readonly timeMs: number;
  /** Plain decimal. */
  readonly price: string;
  readonly amount: string;
}

/** Trades of a file with the columns time_ms, price, amount, side, in its order. @throws Error when they do not ascend */
export function readTape(file: string): readonly Trade[] {
  const { data } = Papa.parse<Record<'time_ms' | 'price' | 'amount', string>>(
    readFileSync(file, 'utf8'),
    { header: true, skipEmptyLines: true },
  );
  const trades = data.map(({ time_ms: time, price, amount }) => ({
    timeMs: Number(time),
    price,
    amount,
  }));
  const falls = trades.findIndex(({ timeMs }, n) => !(timeMs >= (trades[n - 1]?.timeMs ?? 0)));
  if (falls >= 0) throw new Error(`line ${String(falls + 2)} goes back in time`);
  return trades;
}

/** The last trade of the tape at or before an instant. */
export function lastAt(trades: readonly Trade[], ms: number): Trade | null {
  let [low, high] = [0, trades.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((trades[middle]?.timeMs ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return trades[low - 1] ?? null;
}
