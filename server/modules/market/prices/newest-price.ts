import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

const NEWEST = `
  SELECT q.price, q.at FROM instrument i JOIN instrument_quote q ON q.instrument_id = i.id
  WHERE i.symbol = $1 AND q.at > (SELECT tarn_now()) - make_interval(secs => $2)`;

export interface DatedPrice {
  /** A plain decimal. */
  readonly price: string;
  /** When it was quoted. */
  readonly at: Date;
}

/** The newest recorded price of a symbol with its instant, for showing alone; null where it is older than that. */
export async function newestPrice(
  { db }: Pick<Context, 'db'>,
  symbol: string,
  seconds: number,
): Promise<DatedPrice | null> {
  const [found] = await rows<DatedPrice>(db, NEWEST, [symbol, seconds]);
  return found ?? null;
}
