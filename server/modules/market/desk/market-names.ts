import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { readId } from '../../../platform/text/read-money';

interface Row {
  readonly id: string;
  readonly name: string;
}
const byId = (found: readonly Row[]) => new Map(found.map(({ id, name }) => [id, name]));

/** Symbols, by id. */
export const instrumentNames = async (db: Reads, ids: readonly string[]) =>
  byId(await rows<Row>(db, 'SELECT id, symbol AS name FROM instrument WHERE id = ANY ($1)', [ids]));

/** The instruments with this symbol or this number. */
export const instrumentsCalled = (db: Reads, text: string): Promise<string[]> =>
  idsOf(db, 'SELECT id FROM instrument WHERE lower(symbol) = lower($1) OR id = $2', text);

/** Codes of calendars, by id. */
export const calendarNames = async (db: Reads, ids: readonly string[]) =>
  byId(
    await rows<Row>(db, 'SELECT id, code AS name FROM trading_calendar WHERE id = ANY ($1)', [ids]),
  );

/** The calendars with this code or this number. */
export const calendarsCalled = (db: Reads, text: string): Promise<string[]> =>
  idsOf(db, 'SELECT id FROM trading_calendar WHERE code = lower($1) OR id = $2', text);

async function idsOf(db: Reads, sql: string, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(db, sql, [text, readId(text)]);
  return found.map(({ id }) => id);
}
