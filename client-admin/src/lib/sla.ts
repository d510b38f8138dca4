/** Neutral below half of the target, amber up to it, red beyond. */
export type Urgency = 'neutral' | 'amber' | 'red';

const hourMs = 3_600_000;

export function urgencyOf(ageMs: number, targetMs: number): Urgency {
  if (ageMs > targetMs) return 'red';
  return ageMs * 2 >= targetMs ? 'amber' : 'neutral';
}

export const hoursMs = (hours: number): number => hours * hourMs;
