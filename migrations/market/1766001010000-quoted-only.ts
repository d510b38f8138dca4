import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The dollar price of USDT is quoted for conversions and not traded. That stood in the data alone: nothing kept anybody
 * from offering terms on it, and with terms a contract opens. What was offered there is offered no more.
 */
export class QuotedOnly1766001010000 implements MigrationInterface {
  name = 'QuotedOnly1766001010000';

  async up(db: QueryRunner): Promise<void> {
    const quotedOnly = `SELECT i.id FROM instrument i WHERE i.symbol = 'USDT/USD'`;
    await db.query(`UPDATE instrument SET listed = false WHERE symbol = 'USDT/USD' AND listed`);
    await db.query(`DELETE FROM terms WHERE instrument_id IN (${quotedOnly})`);
    await db.query(`
      CREATE FUNCTION refuse_terms_of_quoted() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp AS $$
      BEGIN
        IF NEW.instrument_id IN (${quotedOnly}) THEN
          RAISE EXCEPTION 'instrument % is quoted, not traded', NEW.instrument_id USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query('REVOKE ALL ON FUNCTION refuse_terms_of_quoted FROM PUBLIC');
    await db.query(`
      CREATE TRIGGER terms_traded_only BEFORE INSERT OR UPDATE ON terms
      FOR EACH ROW EXECUTE FUNCTION refuse_terms_of_quoted()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
