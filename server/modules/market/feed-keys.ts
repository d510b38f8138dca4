import type { Config } from '../../platform/config';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { feedNames, type FeedName } from './feeds/feed';
import { mayBeSimulated } from './run-feeds';

/** What must be set for each feed that asks for a key. */
const KEYS: readonly {
  readonly feed: FeedName;
  readonly variable: string;
  readonly setting: keyof Config;
}[] = [{ feed: 'twelvedata', variable: 'TWELVE_DATA_KEY', setting: 'twelveDataKey' }];

/** What is still to be set for a feed; null where nothing is. */
export function missingKey(config: Config, feed: FeedName): string | null {
  const key = KEYS.find((one) => one.feed === feed);
  return key && config[key.setting] === null ? key.variable : null;
}

/** The feeds that can quote an instrument here: those whose key is set, the simulated one where that is allowed. */
export const feedsOffered = (config: Config): readonly FeedName[] =>
  feedNames.filter(
    (feed) => missingKey(config, feed) === null && (feed !== 'simulated' || mayBeSimulated(config)),
  );

/** Variables that are not set though instruments are quoted by the feed that needs them, as sentences. */
export async function keylessFeeds({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  const used = await rows<{ feed: FeedName; symbols: string }>(
    db,
    `SELECT feed, string_agg(symbol, ', ' ORDER BY sort) AS symbols FROM instrument GROUP BY feed`,
  );
  return used.flatMap(({ feed, symbols }) => {
    const variable = missingKey(config, feed);
    return variable === null ? [] : [`${variable} is not set, and ${feed} quotes ${symbols}.`];
  });
}
