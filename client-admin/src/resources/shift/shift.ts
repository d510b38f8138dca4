import type { ShiftQuery } from './shift.generated';

export type Shift = ShiftQuery['shift'];

/** One hour of a day and what each person decided in it, by the id of the person. */
export interface Hour {
  readonly at: string;
  readonly total: number;
  readonly byPerson: Readonly<Record<string, number>>;
}

const HOUR_MS = 3_600_000;

/** Every hour from the first decision to the last one, those without a decision too. */
export function hoursOf({ hours }: Pick<Shift, 'hours'>): Hour[] {
  const starts = hours.map(({ at }) => Date.parse(at));
  const first = Math.min(...starts);
  const count = starts.length === 0 ? 0 : (Math.max(...starts) - first) / HOUR_MS + 1;
  return Array.from({ length: count }, (_, n) => {
    const start = first + n * HOUR_MS;
    const within = hours.filter(({ at }) => Date.parse(at) === start);
    return {
      at: new Date(start).toISOString(),
      total: within.reduce((sum, { decided }) => sum + decided, 0),
      byPerson: Object.fromEntries(within.map(({ staff, decided }) => [staff.id, decided])),
    };
  });
}
