import { Pool, type PoolClient } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../../platform/log';
import { recordQuotes } from '../record/record-quotes';
import type { Feed, FeedInstrument } from './feed';

export interface FeedOptions {
  /** Of the role `tarn_feed`. */
  readonly url: string;
  readonly feed: Feed;
  readonly perSecond: number;
  /** After the commit, with the instruments that have a new quote. */
  readonly onRecorded: (instrumentIds: string[]) => Promise<void>;
}

export interface RunningFeed {
  stop(): Promise<void>;
}

/** Another process takes over, or this one comes back, within this and one beat. */
const RETRY_MS = 500;

/**
 * Records the feed's quotes for as long as this process holds the lock `feed`. The lock lives on the
 * one connection that records, so whoever loses the one has lost the other.
 */
export function runFeed(options: FeedOptions): RunningFeed {
  const stopping = new AbortController();
  const pool = new Pool({
    connectionString: options.url,
    max: 1,
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
    if (leading) log.info({ feed: options.feed.name }, 'recording quotes');
    while (leading && !signal.aborted) {
      await beat(client, options);
      await sleep(untilNextBeat(options.perSecond), signal);
    }
  } finally {
    client.off('error', ignore);
    client.release(leading); // a connection that held the lock is closed, which frees it
  }
}

async function takeLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT take_feed_lock() AS taken');
  return rows[0]?.taken === true;
}

interface OpenInstrument extends FeedInstrument {
  readonly at: Date;
}

async function beat(client: PoolClient, { feed, onRecorded }: FeedOptions): Promise<void> {
  const { rows } = await client.query<OpenInstrument>(
    `SELECT i.id, i.symbol, i.decimals, clock.at
     FROM (SELECT tarn_now() AS at OFFSET 0) AS clock, instrument i
     WHERE i.feed = $1 AND EXISTS (
       SELECT FROM open_period s WHERE s.calendar_id = i.calendar_id
         AND s.opens_at <= clock.at AND s.closes_at > clock.at)`,
    [feed.name],
  );
  const at = rows[0]?.at;
  const ticks = at ? feed.ticks(rows, at) : [];
  if (ticks.length === 0) return;
  const answers = await recordQuotes(client, ticks);
  for (const { fault, instrumentId, price } of answers) {
    if (fault !== null) log.warn({ fault, instrumentId, price }, 'tick refused');
  }
  const recorded = answers.filter(({ quoteId }) => quoteId !== null);
  // Listeners learn of it without holding up the next quote.
  void onRecorded([...new Set(recorded.flatMap((one) => one.instrumentId ?? []))]).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'quotes recorded but not announced');
    },
  );
}

/** Beats fall on whole parts of the second, so that a take-over keeps the rhythm. */
function untilNextBeat(perSecond: number): number {
  const period = 1_000 / perSecond;
  return period - (Date.now() % period);
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);
