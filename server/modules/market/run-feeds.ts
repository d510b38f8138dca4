import { runFeed, type RunningFeed } from './feeds/run-feed';
import { simulatedFeed } from './feeds/simulated';
import type { Context } from '../../platform/context';

export interface RunFeeds {
  /** Of the role `tarn_feed`: the feed sees no table of users, orders or money. */
  readonly feedUrl: string;
  readonly seed: string;
}

/** Keeps the feeds connected; of all processes on this database one records at a time. */
export const runFeeds = ({ config, bus }: Context, { feedUrl, seed }: RunFeeds): RunningFeed =>
  runFeed({
    url: feedUrl,
    feed: simulatedFeed(seed),
    perSecond: config.simQuotesPerSecond,
    onRecorded: (instrumentIds) => bus.publish('quotes', instrumentIds),
  });
