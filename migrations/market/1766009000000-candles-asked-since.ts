import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Charts are asked for page by page, back to the reach of the filling: since when all is known that a provider has. Until
 * now the newest 500 were asked for and holes were looked for among 300.
 */
export class CandlesAskedSince1766009000000 implements MigrationInterface {
  name = 'CandlesAskedSince1766009000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE candles_asked ADD COLUMN answered_from timestamptz');
    await db.query(`
      UPDATE candles_asked a SET answered_from = candle_start(a.answered_at, w.width) - w.width * 300
      FROM candle_intervals() w WHERE w.name = a.interval AND a.answered_at IS NOT NULL`);
    await db.query(`
      ALTER TABLE candles_asked ADD CONSTRAINT candles_asked_span
        CHECK ((answered_at IS NULL) = (answered_from IS NULL) AND answered_from <= answered_at)`);
    await db.query(
      `COMMENT ON COLUMN candles_asked.answered_from IS 'Since when all is known that the provider had at answered_at.'`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
