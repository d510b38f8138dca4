import type { EntityManager } from 'typeorm';
import { callSqlIn, transact, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { calendarById, calendars, type StoredCalendar } from './hours/calendars';
import { candleHistory, type History } from './feeds/candle-history';
import { simulatedTicks } from './feeds/simulated';
import { dayOf, openPeriodsBetween } from './hours/trading-hours';
import { mayBeSimulated, simulatedSeed } from './run-feeds';

interface NewInstrument {
  readonly id: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly calendarId: string;
}

/** Enough for 365 trading days of a market that is closed at week-ends and on holidays. */
const DAYS_BACK = 545;
const DAY_MS = 86_400_000;

/**
 * Gives every simulated instrument that has neither candle nor quote a past, so that charts are full
 * on the first start. Back-filled candles are marked, are never quotes, and settle nothing.
 * Resolves to how many instruments it filled.
 */
export async function backfillHistory(ctx: Context, seed: string): Promise<number> {
  const instruments = await withoutHistory(ctx);
  if (instruments.length === 0) return 0;
  const now = (await ctx.now()).getTime();
  for (const calendar of await calendars(ctx)) {
    const periods = await pastPeriods(ctx, calendar, now);
    const served = instruments.filter(({ calendarId }) => calendarId === calendar.id);
    for (const instrument of served) {
      const ticksAt = simulatedTicks(seed, instrument);
      const past = { periods, now, decimals: instrument.decimals, ticksAt };
      await store(ctx, instrument.id, candleHistory(past));
    }
  }
  return instruments.length;
}

const withoutHistory = ({ db }: Context): Promise<NewInstrument[]> =>
  rows<NewInstrument>(
    db,
    `SELECT i.id, i.symbol, i.decimals, i.calendar_id FROM instrument i
     WHERE i.feed = 'simulated'
       AND NOT EXISTS (SELECT FROM candle c WHERE c.instrument_id = i.id)
       AND NOT EXISTS (SELECT FROM instrument_quote q WHERE q.instrument_id = i.id)
     ORDER BY i.sort`,
  );

async function pastPeriods({ db }: Context, calendar: StoredCalendar, now: number) {
  const days = [dayOf(now - DAYS_BACK * DAY_MS), dayOf(now + DAY_MS)] as const;
  const periods = await openPeriodsBetween(db, calendar, days);
  return periods.filter(({ opensAt }) => opensAt < now);
}

/** All intervals or none: an instrument half filled would stay so. */
const store = (ctx: Context, id: string, histories: readonly History[]): Promise<void> =>
  transact(ctx, (tx) => storeHistory(tx, id, histories));

/** Within a transaction. */
export async function storeHistory(
  tx: EntityManager,
  id: string,
  histories: readonly History[],
): Promise<void> {
  for (const { interval, candles } of histories) {
    await callSqlIn(tx, 'backfill_candles($1, $2, $3)', [id, interval, JSON.stringify(candles)]);
  }
}

/**
 * The past of an instrument that is about to be added, as the simulated feed would have quoted it: it has to be stored
 * before the first quote is. Empty where nothing is simulated, and for a calendar that there is not.
 */
export async function pastOfNew(ctx: Context, quoted: Omit<NewInstrument, 'id'>) {
  if (!mayBeSimulated(ctx.config)) return [];
  const calendar = await calendarById(ctx, quoted.calendarId);
  if (!calendar) return [];
  const now = (await ctx.now()).getTime();
  const periods = await pastPeriods(ctx, calendar, now);
  const ticksAt = simulatedTicks(simulatedSeed(ctx.config), quoted);
  return candleHistory({ periods, now, decimals: quoted.decimals, ticksAt });
}
