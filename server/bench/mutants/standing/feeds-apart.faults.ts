import type { Fault } from '../fault';

const RUN_FEED = 'server/modules/market/feeds/run-feed.ts';
const tests = ['server/modules/market/feeds/feeds-apart.test.ts'];

/** Feeds that run under one lock, none delaying another. */
export const feedsApartFaults: readonly Fault[] = [
  {
    id: 'feeds-share-a-connection',
    invariant: 'P7',
    what: 'an instrument that is held keeps all feeds from recording',
    file: RUN_FEED,
    find: 'keepBeating(feed, () => beat(pool, feed,',
    replace: 'keepBeating(feed, () => beat(lock, feed,',
    tests,
    only: 'that is held',
  },
  {
    id: 'feed-ends-with-a-statement',
    invariant: 'P7',
    what: 'a feed that could not record once records no more',
    file: RUN_FEED,
    find: "      log.warn({ err: error, feed: name }, 'feed could not record');\n",
    replace: '      throw error;\n',
    tests,
    only: 'that is held',
  },
  {
    id: 'feeds-outlive-their-lock',
    invariant: 'P7',
    what: 'who has lost the lock of the feeds goes on recording',
    file: RUN_FEED,
    find: '    lost.abort();\n',
    replace: '',
    tests,
    only: 'connection of the lock',
  },
];
