import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

const NEWEST = `
  SELECT i.symbol, q.price FROM instrument i JOIN instrument_quote q ON q.instrument_id = i.id
  WHERE i.symbol = ANY ($1)`;

const AT = `
  SELECT i.symbol, q.price FROM instrument i CROSS JOIN LATERAL (
    SELECT q.price FROM quote q WHERE q.instrument_id = i.id AND q.at <= $2
    ORDER BY q.at DESC, q.seq DESC LIMIT 1) q
  WHERE i.symbol = ANY ($1)`;

/**
 * The newest recorded price of each symbol, or the newest at an instant, however old: to say what something
 * is worth, never to open, settle or convert by. Plain decimals; a symbol never quoted is left out.
 */
export async function pricesAt(
  { db }: Pick<Context, 'db'>,
  symbols: readonly string[],
  instant: Date | null,
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ symbol: string; price: string }>(
    db,
    instant ? AT : NEWEST,
    instant ? [symbols, instant] : [symbols],
  );
  return new Map(found.map(({ symbol, price }) => [symbol, price]));
}
