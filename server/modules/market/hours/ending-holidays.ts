import type { Context } from '../../../platform/context';
import { calendars } from './calendars';

/** A market whose list of holidays ends within 90 days, or was emptied. */
export interface EndingHolidays {
  readonly id: string;
  readonly code: string;
  /** The last day of the list, or the day on which it was emptied: `YYYY-MM-DD`. */
  readonly until: string;
}

/** Lists of holidays that somebody has to go on with. */
export async function endingHolidays(ctx: Pick<Context, 'db'>): Promise<EndingHolidays[]> {
  const all = await calendars(ctx);
  return all.flatMap(({ id, code, holidaysUntil, holidaysEndSoon }) =>
    holidaysEndSoon && holidaysUntil !== null ? [{ id, code, until: holidaysUntil }] : [],
  );
}
