import { OUTGOING_HOSTS } from '../../platform/outgoing/hosts';
import { createOutgoing } from '../../platform/outgoing/outgoing';
import type { Config } from '../../platform/config';
import type { Context } from '../../platform/context';
import { deriveSecret, type ConfigWithSecret } from '../../platform/secrets';
import { BINANCE, binanceFeed } from './feeds/binance';
import { binancePast } from './feeds/binance-past';
import type { Feed, FeedName, FeedPast } from './feeds/feed';
import { runFeed, type RunningFeed } from './feeds/run-feed';
import { simulatedFeed } from './feeds/simulated';
import { TWELVE_DATA, TwelveDataFeed } from './feeds/twelvedata';
import { twelveDataPast } from './feeds/twelvedata-past';

export interface RunFeeds {
  /** Of the role `tarn_feed`: the feed sees no table of users, orders or money. */
  readonly feedUrl: string;
  readonly seed: string;
}

const outgoing = createOutgoing({ hosts: OUTGOING_HOSTS });
const binance = { outgoing, at: BINANCE };
const twelveData = ({ twelveDataKey: key }: Pick<Config, 'twelveDataKey'>) => ({
  outgoing,
  at: TWELVE_DATA,
  key,
});

/** Keeps the feeds connected; of all processes on this database one records at a time. */
export const runFeeds = ({ config, bus }: Context, { feedUrl, seed }: RunFeeds): RunningFeed =>
  runFeed({
    url: feedUrl,
    feeds: feedsOf(config, seed),
    onRecorded: (instrumentIds) => bus.publish('quotes', instrumentIds),
  });

/** Live mode is quoted by the simulated feed only where that is named. */
export const mayBeSimulated = ({ mode, simulatedFeed }: Pick<Config, 'mode' | 'simulatedFeed'>) =>
  mode === 'practice' || simulatedFeed === 'allow';

/** What the simulated prices are drawn from: who knows it knows every price to come. */
export const simulatedSeed = ({ simSeed, appSecret }: ConfigWithSecret): string =>
  simSeed ?? deriveSecret(appSecret, 'simulated feed');

const feedsOf = (config: Config, seed: string): readonly Feed[] => [
  ...(mayBeSimulated(config) ? [simulatedFeed(seed, config.simQuotesPerSecond)] : []),
  binanceFeed(binance),
  new TwelveDataFeed(twelveData(config)),
];

/** Where the past of what a provider quotes is asked for. */
export const pastsOf = (config: Config): Readonly<Partial<Record<FeedName, FeedPast>>> => ({
  binance: binancePast(binance),
  twelvedata: twelveDataPast(twelveData(config)),
});
