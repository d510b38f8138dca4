import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Wall-clock times `HH:MM` in the market's zone; `24:00` is the end of the day. */
export type DayHours = readonly (readonly [opens: string, closes: string])[];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a market trades, in its own time. */
export interface TradingHours {
  /** A weekday that is missing has no open period. */
  readonly week: Readonly<Partial<Record<Weekday, DayHours>>>;
  /** Days (`YYYY-MM-DD`) whose hours replace those of the week; none at all when closed. */
  readonly holidays: Readonly<Record<string, DayHours>>;
}

export interface Calendar extends TradingHours {
  /** IANA name of the market's own time zone. */
  readonly timezone: string;
}

/** Half open, in milliseconds since 1970: trading from `opensAt` until just before `closesAt`. */
export interface OpenPeriod {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The open periods of the market's own days from one to another, as `open_periods_between` says. */
export async function openPeriodsBetween(
  db: Reads,
  { timezone, week, holidays }: Calendar,
  [fromDay, toDay]: readonly [from: string, to: string],
): Promise<OpenPeriod[]> {
  const found = await rows<{ opensAt: Date; closesAt: Date }>(
    db,
    'SELECT * FROM open_periods_between($1, $2, $3, $4, $5)',
    [timezone, JSON.stringify(week), JSON.stringify(holidays), fromDay, toDay],
  );
  return found.map(({ opensAt, closesAt }) => ({
    opensAt: opensAt.getTime(),
    closesAt: closesAt.getTime(),
  }));
}

/** The calendar day (`YYYY-MM-DD`) of an instant, in UTC unless shifted by the caller. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
