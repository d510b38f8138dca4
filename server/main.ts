import 'reflect-metadata';
import type { ApiBase } from './http/context';
import { openMetrics } from './http/metrics/open-metrics';
import { openServer } from './http/open-server';
import { entities, jobsOf } from './modules';
import {
  backfillHistory,
  createQuoteHub,
  extendOpenPeriods,
  keylessFeeds,
  latestQuotes,
  makePartitions,
  mayBeSimulated,
  runFeeds,
  simulatedSeed,
} from './modules/market';
import { createWatch } from './modules/proof';
import { createBus } from './platform/bus';
import { log } from './platform/log';
import { schedule } from './platform/scheduler';
import { databaseNow } from './platform/clock/clock';
import type { Context } from './platform/context';
import type { ConnectionUrls } from './platform/database/database-roles';
import { openDb, poolOf } from './platform/database/db';
import type { ConfigWithSecret } from './platform/secrets';
import type { WhileFilling } from './seed/paused-settings';
import { fillPracticeWorld, practiceJobs } from './seed/practice';

export interface ServeOptions {
  readonly config: ConfigWithSecret;
  readonly urls: ConnectionUrls;
  /** What holds while the practice world fills; null where nobody may see to it. */
  readonly whileFilling: WhileFilling | null;
}

export interface RunningServer {
  /** Another than configured when that was 0. */
  readonly port: number;
  /** Lets what is under way finish, then ends. */
  close(): Promise<void>;
}

/** The whole server: config → database → context → http → jobs. Nothing else wires anything. */
export async function serve({ config, urls, whileFilling }: ServeOptions): Promise<RunningServer> {
  const db = await openDb(urls.app, entities);
  const bus = createBus(urls.app, poolOf(db));
  const quoteHub = createQuoteHub({ bus, loadLatest: (ids) => latestQuotes({ db }, ids) });
  const base: ApiBase = { db, bus, config, quoteHub, now: () => databaseNow(db) };
  const system: Context = {
    ...base,
    actor: null,
    staff: null,
    locale: 'en',
    address: 'system',
    device: null,
    deviceHash: null,
  };

  const feeds = await startFeeds(system, urls);
  // Before the server listens: it never answers "ready" for a practice world that is not complete. And before
  // the jobs begin: a decision that one of them has in hand is none yet for the step that rests on it.
  if (config.mode === 'practice') await fillPracticeWorld(system, whileFilling);
  const watch = config.jobs ? createWatch(urls.verify) : null;
  const later = config.mode === 'practice' ? practiceJobs : [];
  const scheduled = watch && schedule(system, [...jobsOf(config.mode), ...later, ...watch.jobs]);
  const server = await openServer(base, system);
  const metrics = await startMetrics(system);

  const stops = [
    () => server.close(),
    async () => metrics?.close(),
    async () => feeds?.stop(),
    async () => scheduled?.stop(),
    async () => watch?.close(),
    () => bus.close(),
    () => db.destroy(),
  ];
  return {
    port: server.port,
    async close() {
      for (const stop of stops) await stop();
      quoteHub.close();
    },
  };
}

/** On a port of its own, where one is named. */
const startMetrics = (system: Context) => {
  const { metricsPort: port, metricsHost: host } = system.config;
  return port === null ? null : openMetrics(system, { port, host });
};

/** Before the first quote: room for it, hours to know what is open, and a past for the charts. */
async function startFeeds(system: Context, urls: ConnectionUrls) {
  if (!system.config.feed) return null;
  const seed = simulatedSeed(system.config);
  for (const missing of await keylessFeeds(system)) log.error(missing);
  await makePartitions(system);
  await extendOpenPeriods(system);
  if (mayBeSimulated(system.config)) await backfillHistory(system, seed);
  return runFeeds(system, { feedUrl: urls.feed, seed });
}
