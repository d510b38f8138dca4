import { Pool, type PoolClient } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../../platform/log';
import { recordQuotes, type FeedConnection } from '../record/record-quotes';
import type { Feed, FeedInstrument } from './feed';

export interface FeedOptions {
  /** Of the role `tarn_feed`. */
  readonly url: string;
  readonly feeds: readonly Feed[];
  /** After the commit, with the instruments that have a new quote. */
  readonly onRecorded: (instrumentIds: string[]) => Promise<void>;
}

export interface RunningFeed {
  stop(): Promise<void>;
}

/** Another process takes over, or this one comes back, within this and one beat. */
const RETRY_MS = 500;
const REPORT_MS = 2_000;

/**
 * Records the feeds' quotes for as long as this process holds the lock `feed`. The lock lives on a connection of its own:
 * whoever loses that has lost the lock, and all feeds end. Each feed has beats of its own, and a connection while it has
 * something to ask: none waits for what another provider does, nor for an instrument that is held while an order waits.
 */
export function runFeed(options: FeedOptions): RunningFeed {
  const stopping = new AbortController();
  const pool = new Pool({
    connectionString: options.url,
    // The lock's, and one for each feed.
    max: 1 + options.feeds.length,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    application_name: 'tarn feed',
  });
  pool.on('error', (error) => {
    log.warn({ err: error }, 'feed connection lost');
  });
  // From the first moment: whoever takes the connection begins to listen a little later.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const stopped = keepRunning(pool, options, stopping.signal);
  const ended = stopped.then(() => pool.end());
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

async function keepRunning(pool: Pool, options: FeedOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await takeTurn(pool, options, signal);
    } catch (error) {
      log.warn({ err: error }, 'feed interrupted');
    }
    await sleep(RETRY_MS, signal);
  }
}

/** Returns at once when another process records; otherwise only when stopped or cut off. */
async function takeTurn(pool: Pool, options: FeedOptions, signal: AbortSignal): Promise<void> {
  const client = await pool.connect();
  const ignore = () => undefined; // the query under way fails with it
  client.on('error', ignore);
  let leading = false;
  try {
    leading = await takeLock(client);
    if (leading) await lead({ pool, lock: client, signal }, options);
  } finally {
    client.off('error', ignore);
    client.release(leading); // a connection that held the lock is closed, which frees it
  }
}

async function takeLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT take_feed_lock() AS taken');
  return rows[0]?.taken === true;
}

interface Leading {
  readonly pool: Pool;
  /** The connection that holds the lock. */
  readonly lock: PoolClient;
  readonly signal: AbortSignal;
}

/** All feeds beside each other, until the lock is lost: then none goes on. */
async function lead({ pool, lock, signal }: Leading, options: FeedOptions): Promise<void> {
  const { feeds } = options;
  const lost = new AbortController();
  const until = AbortSignal.any([signal, lost.signal]);
  const end = () => {
    lost.abort();
  };
  lock.on('error', end);
  log.info({ feeds: feeds.map(({ name }) => name) }, 'recording quotes');
  try {
    for (const feed of feeds) feed.start();
    const beats = feeds.map((feed) =>
      keepBeating(feed, () => beat(pool, feed, options.onRecorded), until),
    );
    const reports = repeat(() => report(lock, feeds), REPORT_MS, until).finally(end);
    const [reported] = await Promise.allSettled([reports, ...beats]);
    if (reported.status === 'rejected') throw reported.reason;
  } finally {
    lock.off('error', end);
    for (const feed of feeds) feed.stop();
  }
}

/** What keeps one feed from recording, as an instrument that is held for longer than a statement may take, ends no other. */
async function keepBeating(
  { name, beatsPerSecond }: Feed,
  work: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await repeat(work, 1_000 / beatsPerSecond, signal);
    } catch (error) {
      log.warn({ err: error, feed: name }, 'feed could not record');
      await sleep(RETRY_MS, signal);
    }
  }
}

async function repeat(
  work: () => Promise<void>,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await work();
    await sleep(untilNextBeat(everyMs), signal);
  }
}

interface OpenInstrument extends FeedInstrument {
  readonly at: Date;
}

async function beat(
  connection: FeedConnection,
  feed: Feed,
  onRecorded: FeedOptions['onRecorded'],
): Promise<void> {
  const { rows } = await connection.query(
    `SELECT i.id, i.symbol, i.decimals, i.provider_symbol AS "providerSymbol",
       i.poll_ms AS "pollMs", clock.at
     FROM (SELECT tarn_now() AS at OFFSET 0) AS clock, instrument i
     WHERE i.feed = $1 AND EXISTS (
       SELECT FROM open_period s WHERE s.calendar_id = i.calendar_id
         AND s.opens_at <= clock.at AND s.closes_at > clock.at)`,
    [feed.name],
  );
  const open = rows as unknown as readonly OpenInstrument[];
  const ticks = feed.ticks(open, open[0]?.at ?? new Date());
  if (ticks.length === 0) return;
  const answers = await recordQuotes(connection, ticks, feed.name);
  for (const { fault, instrumentId, price } of answers) {
    // A provider that is asked repeats itself while nothing is traded.
    const told = fault !== null && fault !== 'DUPLICATE';
    if (told) log.warn({ fault, instrumentId, price, feed: feed.name }, 'tick refused');
  }
  const recorded = answers.filter(({ quoteId }) => quoteId !== null);
  // Listeners learn of it without holding up the next quote.
  void onRecorded([...new Set(recorded.flatMap((one) => one.instrumentId ?? []))]).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'quotes recorded but not announced');
    },
  );
}

async function report(connection: FeedConnection, feeds: readonly Feed[]): Promise<void> {
  const states = feeds.map((feed) => {
    const { state, fault, cuts, leadMs } = feed.state();
    return { feed: feed.name, state, fault, cuts, lead_ms: leadMs };
  });
  await connection.query('SELECT report_feeds($1)', [JSON.stringify(states)]);
}

/** Beats fall on whole parts of the second, so that a take-over keeps the rhythm. */
const untilNextBeat = (periodMs: number): number => periodMs - (Date.now() % periodMs);

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);
