import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who forgets the password chooses another by a link to the staff mailbox, good for an hour and once. The first two
 * administrators are invited by whoever runs the machine, and by nobody in the console.
 */
export class StaffResets1763930030000 implements MigrationInterface {
  name = 'StaffResets1763930030000';

  /** `token_hash`: SHA-256 of what the link holds, once it was sent. */
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff_reset (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id bigint NOT NULL REFERENCES staff (id),
        language text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
        used_at timestamptz,
        CONSTRAINT staff_reset_an_hour CHECK (expires_at <= asked_at + interval '1 hour'),
        CONSTRAINT staff_reset_used_in_time CHECK (used_at IS NULL OR token_hash IS NOT NULL AND used_at < expires_at)
      )`);
    await db.query(`CREATE INDEX staff_reset_of ON staff_reset (staff_id, asked_at)`);
    await db.query(`CREATE INDEX staff_reset_unsent ON staff_reset (id) WHERE token_hash IS NULL`);
    await db.query(`
      CREATE TRIGGER staff_reset_kept BEFORE DELETE ON staff_reset
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON staff_reset TO tarn_app`);
    await db.query(`
      ALTER TABLE staff_invitation
        ALTER COLUMN proposed_by DROP NOT NULL,
        ALTER COLUMN confirmed_by DROP NOT NULL,
        ADD CONSTRAINT staff_invitation_of_operator CHECK ((proposed_by IS NULL) = (confirmed_by IS NULL)
          AND (proposed_by IS NOT NULL OR role = 'ADMIN'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
