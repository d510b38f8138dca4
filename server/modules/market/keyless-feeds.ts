import type { Config } from '../../platform/config';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What must be set for each feed that asks for a key. */
const KEYS = { twelvedata: ['TWELVE_DATA_KEY', 'twelveDataKey'] } as const satisfies Readonly<
  Record<string, readonly [variable: string, setting: keyof Config]>
>;

/** Variables that are not set though instruments are quoted by the feed that needs them, as sentences. */
export async function keylessFeeds({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  const used = await rows<{ feed: string; symbols: string }>(
    db,
    `SELECT feed, string_agg(symbol, ', ' ORDER BY sort) AS symbols FROM instrument GROUP BY feed`,
  );
  return used.flatMap(({ feed, symbols }) =>
    Object.entries(KEYS).flatMap(([name, [variable, setting]]) =>
      name === feed && config[setting] === null
        ? [`${variable} is not set, and ${feed} quotes ${symbols}.`]
        : [],
    ),
  );
}
