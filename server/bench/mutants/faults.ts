import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dayNumber } from '../../testing/clock';
import type { Fault } from './fault';

const load = createRequire(__filename);

/** A list in a file of its own, `<what>.faults.ts`, is one of them without being named anywhere. */
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.faults.ts'))
  .sort();

/** All of them. Each takes one protection away. */
export const faults: readonly Fault[] = files.flatMap((file) =>
  Object.values(load(path.join(__dirname, file)) as Record<string, readonly Fault[]>).flat(),
);

/** Ten for each day, all of them in turn. */
export function faultsOfDay(day: Date, count = 10): readonly Fault[] {
  const start = dayNumber(day) * count;
  return Array.from({ length: Math.min(count, faults.length) }, (_, n) => {
    const fault = faults[(start + n) % faults.length];
    if (!fault) throw new Error('there are no faults');
    return fault;
  });
}
