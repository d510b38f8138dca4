import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Movements are sealed in blocks: each is a leaf of one block, a block names the one before it, and its hash is signed
 * and public. Beside a movement stands the transaction that wrote it: numbers are not in the order of commits, so a
 * block takes what is older than every transaction that runs.
 */
export class Seal1764500000000 implements MigrationInterface {
  name = 'Seal1764500000000';

  async up(db: QueryRunner): Promise<void> {
    await this.movements(db);
    await this.blocks(db);
    await this.guards(db);
    await this.views(db);
  }

  /** The default is worked out once for the rows that are there: they are as old as this migration. */
  private async movements(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE ledger_movement ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id()',
    );
    await db.query('ALTER TABLE ledger_movement DROP COLUMN chain');
  }

  /** What a block says is its text; the other columns of it are read from there, or are the sealer's own notes. */
  private async blocks(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE proof_key (
        id text PRIMARY KEY,
        public_key bytea NOT NULL UNIQUE CHECK (length(public_key) = 32),
        CONSTRAINT proof_key_named_by_its_hash CHECK (id = left(encode(sha256(public_key), 'hex'), 16))
      )`);
    await db.query(`
      CREATE TABLE proof_block (
        number bigint PRIMARY KEY CHECK (number > 0),
        made_at timestamptz NOT NULL,
        text text NOT NULL,
        hash bytea NOT NULL UNIQUE,
        leaves int NOT NULL CHECK (leaves >= 0),
        through bigint NOT NULL,
        drawn bigint NOT NULL,
        xid xid8 NOT NULL,
        cluster bigint NOT NULL,
        key_id text REFERENCES proof_key (id),
        signature bytea CHECK (length(signature) = 64),
        CONSTRAINT proof_block_hash_of_its_text CHECK (hash = sha256(convert_to(text, 'UTF8'))),
        CONSTRAINT proof_block_signed_whole CHECK ((key_id IS NULL) = (signature IS NULL))
      )`);
    await db.query(
      `COMMENT ON COLUMN proof_block.through IS 'Each movement up to this number is in this block or one before it.'`,
    );
    await db.query(
      `COMMENT ON COLUMN proof_block.drawn IS 'The highest number of a movement before the transaction xid of this cluster began.'`,
    );
    // No foreign keys: a sealer that locked a thousand movements a second would write each of them once more.
    await db.query(`
      CREATE TABLE proof_leaf (
        block bigint NOT NULL,
        position int NOT NULL CHECK (position >= 0),
        movement_id bigint NOT NULL,
        hash bytea NOT NULL CHECK (length(hash) = 32),
        PRIMARY KEY (block, position),
        CONSTRAINT proof_leaf_once UNIQUE (movement_id)
      )`);
    await db.query(`GRANT SELECT ON proof_key, proof_block, proof_leaf TO tarn_app`);
  }

  private async guards(db: QueryRunner): Promise<void> {
    for (const table of ['proof_key', 'proof_leaf']) {
      await db.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    }
    for (const table of ['proof_key', 'proof_block', 'proof_leaf']) {
      await db.query(`
        CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
    await db.query(`
      CREATE TRIGGER proof_block_kept BEFORE DELETE ON proof_block
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    // Signed once, in the transaction that made it; besides that nothing of a block changes.
    await db.query(`
      CREATE TRIGGER proof_block_append_only BEFORE UPDATE ON proof_block FOR EACH ROW
      WHEN (OLD.signature IS NOT NULL OR (OLD.number, OLD.made_at, OLD.text, OLD.hash, OLD.leaves, OLD.through,
        OLD.drawn, OLD.xid, OLD.cluster) IS DISTINCT FROM (NEW.number, NEW.made_at, NEW.text, NEW.hash, NEW.leaves,
        NEW.through, NEW.drawn, NEW.xid, NEW.cluster))
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE FUNCTION check_block_signed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM proof_block b WHERE b.number = NEW.number AND b.signature IS NULL) THEN
          RAISE EXCEPTION 'block % is not signed', NEW.number
            USING ERRCODE = 'check_violation', CONSTRAINT = 'proof_block_signed';
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE CONSTRAINT TRIGGER proof_block_signed AFTER INSERT ON proof_block DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION check_block_signed()`);
    await db.query('REVOKE ALL ON FUNCTION check_block_signed FROM PUBLIC');
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW verify.posting AS
      SELECT p.movement_id AS transaction_id, a.address AS account, a.user_id, m.kind, a.asset,
        p.amount, m.created_at, m.key, p.position, p.balance_after
      FROM ledger_posting p
      JOIN ledger_movement m ON m.id = p.movement_id
      JOIN ledger_account a ON a.id = p.account_id`);
    await db.query(`
      CREATE OR REPLACE VIEW verify.orders AS
      SELECT o.id, o.user_id, i.symbol AS instrument, o.direction, o.stake, o.fee, o.open_quote_id,
        o.close_quote_id, o.opened_at, o.settles_at, o.settled_at, o.outcome, o.paid, o.payout_bp,
        o.fee_bp, o.stale_after_ms, o.terms_hash, o.number, o.instrument_id, o.multiple, o.duration_seconds
      FROM trade_order o JOIN instrument i ON i.id = o.instrument_id`);
    await db.query(`
      CREATE VIEW verify.block AS
      SELECT b.number, b.text, b.hash, b.through, b.key_id, k.public_key, b.signature
      FROM proof_block b LEFT JOIN proof_key k ON k.id = b.key_id`);
    await db.query(`
      CREATE VIEW verify.leaf AS SELECT block, position, movement_id, hash FROM proof_leaf`);
    await db.query('GRANT SELECT ON verify.block, verify.leaf TO tarn_verify');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
