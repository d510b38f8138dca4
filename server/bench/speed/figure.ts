import type { Comparison } from './compare';
import type { BenchServer } from './bench-server';

/** One row of the table, as it came out. */
export interface Figure {
  readonly row: number;
  readonly what: string;
  /** Empty when it could not be measured. */
  readonly value: string;
  readonly limitSeen: string;
  readonly bar: string;
  readonly stretch: string;
  /** What stands behind the value: rates, CPU time, or why there is none. */
  readonly detail: string;
  readonly verdict: 'stretch' | 'bar' | 'falls short' | 'not measured';
}

export interface Goal {
  readonly row: number;
  readonly what: string;
  readonly limitSeen: string;
  readonly bar: number;
  readonly stretch: number;
  /** Whether less is better. */
  readonly falling?: true;
  readonly unit?: string;
}

export type Measurement = (bench: BenchServer) => Promise<Figure[]>;

const twoDigits = (value: number): string => value.toPrecision(value >= 100 ? 3 : 2);

export function figure(goal: Goal, value: number, detail: string): Figure {
  const { falling = false, unit = '', bar, stretch } = goal;
  const reaches = (mark: number) => (falling ? value <= mark : value >= mark);
  return {
    ...goal,
    value: `${value.toFixed(value >= 20 ? 0 : 2)}${unit}`,
    bar: `${String(bar)}${unit}`,
    stretch: `${String(stretch)}${unit}`,
    detail,
    verdict: reaches(stretch) ? 'stretch' : reaches(bar) ? 'bar' : 'falls short',
  };
}

export const unmeasured = (goal: Goal, why: string): Figure => ({
  ...figure(goal, 0, why),
  value: '',
  verdict: 'not measured',
});

/** Rates and CPU time of both sides, ours first. */
export const bothSides = (found: Comparison): string =>
  `${twoDigits(found.oursPerSecond)}/s : ${twoDigits(found.limitPerSecond)}/s, CPU ` +
  `${found.oursCpuMs.toFixed(2)} : ${found.limitCpuMs.toFixed(2)} ms each`;
