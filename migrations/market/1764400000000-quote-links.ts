import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each quote keeps the feed it came from and a link: the hash of the link before it, of the same instrument, with
 * what the quote says. Quotes of before have neither; the first that has a link begins a chain.
 */
export class QuoteLinks1764400000000 implements MigrationInterface {
  name = 'QuoteLinks1764400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE quote ADD COLUMN feed text');
    await db.query(`
      ALTER TABLE quote ADD CONSTRAINT quote_linked_whole CHECK (
        (chain IS NULL) = (feed IS NULL) AND (chain IS NULL OR octet_length(chain) = 32))`);
    await db.query(
      `COMMENT ON COLUMN quote.chain IS 'Link to the quote before it: quote_link.sql says of what it is the hash.'`,
    );
    await db.query('ALTER TABLE instrument_quote ADD COLUMN chain bytea');
    await db.query(`
      CREATE OR REPLACE VIEW verify.quote AS
      SELECT q.id, i.symbol AS instrument, q.price, q.at, q.provider_at, q.seq, q.feed, q.chain AS link, q.instrument_id
      FROM quote q JOIN instrument i ON i.id = q.instrument_id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
