import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What banks say came in: files that staff bring in, and their lines. A line serves one request, once,
 * whoever writes; both tables are only ever added to.
 */
export class BankLines1763700910000 implements MigrationInterface {
  name = 'BankLines1763700910000';

  async up(db: QueryRunner): Promise<void> {
    await this.tables(db);
    await this.requests(db);
    await this.views(db);
  }

  private async tables(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bank_file (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        channel_id bigint NOT NULL REFERENCES recharge_channel (id),
        format text NOT NULL CHECK (format IN ('CSV', 'CAMT053', 'MT940')),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
        sha256 bytea NOT NULL CHECK (length(sha256) = 32),
        staff_id bigint NOT NULL REFERENCES staff (id),
        brought_at timestamptz NOT NULL DEFAULT tarn_now(),
        line_count int NOT NULL CHECK (line_count BETWEEN 1 AND 20000),
        known_count int NOT NULL CHECK (known_count BETWEEN 0 AND line_count),
        CONSTRAINT bank_file_once UNIQUE (channel_id, sha256)
      )`);
    await db.query(`
      CREATE TABLE bank_line (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_id bigint NOT NULL REFERENCES bank_file (id),
        channel_id bigint NOT NULL REFERENCES recharge_channel (id),
        place int NOT NULL CHECK (place > 0),
        booked_on date NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0),
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3,4}$'),
        payer_name text,
        payer_account text,
        remittance text NOT NULL,
        reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 80),
        line_key bytea NOT NULL CHECK (length(line_key) = 32),
        CONSTRAINT bank_line_once UNIQUE (channel_id, line_key)
      )`);
    await db.query(`CREATE INDEX bank_line_of_file ON bank_line (file_id, id DESC)`);
    await db.query(`CREATE INDEX bank_line_amount ON bank_line (channel_id, currency, amount)`);
    await db.query(`GRANT SELECT ON bank_file, bank_line TO tarn_app`);
    for (const table of ['bank_file', 'bank_line']) {
      await db.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    }
  }

  private async requests(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE recharge ADD COLUMN bank_line_id bigint REFERENCES bank_line (id)`);
    await db.query(`
      CREATE UNIQUE INDEX recharge_bank_line ON recharge (bank_line_id)
      WHERE bank_line_id IS NOT NULL`);
    await db.query(`
      CREATE FUNCTION check_bank_line() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.credited IS NOT NULL AND NEW.bank_line_id IS DISTINCT FROM OLD.bank_line_id THEN
          RAISE EXCEPTION 'the bank line of recharge % stands', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_bank_line_stands';
        END IF;
        IF NEW.bank_line_id IS NOT NULL AND NOT EXISTS (SELECT FROM bank_line l
            WHERE l.id = NEW.bank_line_id AND l.channel_id = NEW.channel_id AND l.currency = 'USD'
              AND l.amount = NEW.approved_amount
              AND upper(normalize(l.reference, NFKC)) = upper(normalize(NEW.bank_reference, NFKC))) THEN
          RAISE EXCEPTION 'bank line % is not what was found for recharge %', NEW.bank_line_id, OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_bank_line_agrees';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_bank_line_agrees BEFORE UPDATE ON recharge
      FOR EACH ROW EXECUTE FUNCTION check_bank_line()`);
  }

  private async views(db: QueryRunner): Promise<void> {
    // Which line a first approver chose is nobody's to see: a line shows its request once that is credited.
    await db.query(`
      CREATE VIEW credited_bank_line AS
      SELECT r.bank_line_id, r.id AS recharge_id FROM recharge r
      WHERE r.bank_line_id IS NOT NULL AND r.credited IS NOT NULL`);
    await db.query(`GRANT SELECT ON credited_bank_line TO tarn_app`);
    await db.query(`
      CREATE VIEW verify.bank_lines AS
      SELECT l.id, l.file_id, l.channel_id = r.channel_id AS of_channel, l.amount, l.currency,
        r.id AS recharge_id
      FROM recharge r JOIN bank_line l ON l.id = r.bank_line_id`);
    await db.query(`
      CREATE VIEW verify.bank_files AS
      SELECT f.id, f.staff_id, encode(f.sha256, 'hex') AS sha256, EXISTS (SELECT FROM audit_entry e
        WHERE e.subject = 'bank-file/' || f.id AND e.action = 'bank-file.import'
          AND e.actor = 'staff/' || f.staff_id AND e.after ->> 'sha256' = encode(f.sha256, 'hex')) AS audited
      FROM bank_file f`);
    await db.query(`GRANT SELECT ON verify.bank_lines, verify.bank_files TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
