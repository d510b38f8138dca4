import type { Rig } from './rig';

/** What one row of the table came to; a row that does not hold throws instead. */
export interface Outcome {
  readonly count: string;
  readonly result: string;
}

/** One thing that is tried, on the rig that the rows before it have left. */
export interface Row {
  readonly what: string;
  readonly run: (rig: Rig) => Promise<Outcome>;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function assertThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
