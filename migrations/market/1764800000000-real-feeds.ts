import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prices also come from providers: what they call an instrument, how often they are asked, and how far
 * a price may jump, are the instrument's. Whoever records says how each feed is, for staff to see.
 */
export class RealFeeds1764800000000 implements MigrationInterface {
  name = 'RealFeeds1764800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE instrument
        ADD COLUMN provider_symbol text CHECK (provider_symbol ~ '^[A-Za-z0-9./:_-]{1,30}$'),
        ADD COLUMN poll_ms int NOT NULL DEFAULT 0 CHECK (poll_ms BETWEEN 0 AND 300000),
        ADD COLUMN sanity_bp int NOT NULL DEFAULT 2000 CHECK (sanity_bp BETWEEN 10 AND 10000),
        ADD CONSTRAINT instrument_feed_known CHECK (feed IN ('simulated', 'binance', 'twelvedata')),
        ADD CONSTRAINT instrument_feed_named CHECK ((feed = 'simulated') = (provider_symbol IS NULL)),
        ADD CONSTRAINT instrument_stale_after_polls CHECK (stale_after_ms >= 2 * poll_ms)`);
    await db.query(`
      CREATE TABLE feed_state (
        feed text PRIMARY KEY,
        state text NOT NULL CHECK (state IN ('OFF', 'CONNECTING', 'LIVE', 'WAITING')),
        fault text CHECK (length(fault) <= 500),
        cuts int NOT NULL,
        lead_ms int NOT NULL,
        told_at timestamptz NOT NULL
      ) WITH (fillfactor = 50)`);
    await db.query(`GRANT SELECT ON feed_state TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
