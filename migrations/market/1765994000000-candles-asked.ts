import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a provider was last asked for the candles of a chart: what it did not have then it is not asked for every hour,
 * and of many charts none is asked for again before the others had their turn.
 */
export class CandlesAsked1765994000000 implements MigrationInterface {
  name = 'CandlesAsked1765994000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE candles_asked (
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        interval text NOT NULL,
        tried_at timestamptz NOT NULL,
        answered_at timestamptz,
        PRIMARY KEY (instrument_id, interval)
      )`);
    await db.query(
      `COMMENT ON COLUMN candles_asked.answered_at IS 'When the provider last gave what it has of this chart.'`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
