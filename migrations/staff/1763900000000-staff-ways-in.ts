import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff come by a link to their mailbox, choose their own password, and sign in by a second factor. */
export class StaffWaysIn1763900000000 implements MigrationInterface {
  name = 'StaffWaysIn1763900000000';

  async up(db: QueryRunner): Promise<void> {
    await this.invitations(db);
    await this.factors(db);
    await this.proposals(db);
  }

  /** `token_hash`: SHA-256 of what the link holds, once it was sent. */
  private async invitations(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff_invitation (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL CHECK (email = lower(email) AND position('@' IN email) > 1),
        name text NOT NULL CHECK (length(btrim(name)) BETWEEN 1 AND 80),
        role text NOT NULL CHECK (role IN ('SUPPORT', 'ADMIN')),
        language text NOT NULL,
        proposed_by bigint NOT NULL REFERENCES staff (id),
        confirmed_by bigint NOT NULL REFERENCES staff (id),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
        sent_at timestamptz,
        accepted_at timestamptz,
        staff_id bigint UNIQUE REFERENCES staff (id),
        CONSTRAINT staff_invitation_two_people CHECK (confirmed_by <> proposed_by),
        CONSTRAINT staff_invitation_seven_days CHECK (expires_at <= created_at + interval '7 days'),
        CONSTRAINT staff_invitation_sent CHECK ((token_hash IS NULL) = (sent_at IS NULL)),
        CONSTRAINT staff_invitation_accepted CHECK (
          (accepted_at IS NULL) = (staff_id IS NULL)
          AND (accepted_at IS NULL OR sent_at IS NOT NULL AND accepted_at < expires_at))
      )`);
    await db.query(`
      CREATE INDEX staff_invitation_unsent ON staff_invitation (id) WHERE token_hash IS NULL`);
    await db.query(`
      CREATE TRIGGER staff_invitation_kept BEFORE DELETE ON staff_invitation
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON staff_invitation TO tarn_app`);
  }

  /**
   * `sealed_key`: sealed, readable with the server's keys alone; null once another administrator took it
   * away. `last_step`: half minutes since 1970 of the newest code that was used; none is used twice.
   */
  private async factors(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff_factor (
        staff_id bigint PRIMARY KEY REFERENCES staff (id),
        sealed_key text CHECK (length(sealed_key) > 40),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        reset_by bigint REFERENCES staff (id),
        CONSTRAINT staff_factor_confirmed_has_key CHECK (confirmed_at IS NULL OR sealed_key IS NOT NULL),
        CONSTRAINT staff_factor_not_ones_own CHECK (reset_by <> staff_id)
      )`);
    await db.query(`GRANT SELECT ON staff_factor TO tarn_app`);
    await db.query(`ALTER TABLE staff_session ADD COLUMN by_factor boolean NOT NULL DEFAULT false`);
  }

  private async proposals(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE proposal DROP CONSTRAINT proposal_kind`);
    await db.query(`
      ALTER TABLE proposal ADD CONSTRAINT proposal_kind
      CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT', 'STAFF_INVITATION'))`);
    await db.query(`
      ALTER TABLE proposal ADD CONSTRAINT proposal_invitation CHECK (
        kind <> 'STAFF_INVITATION' OR subject = 'invitation/new'
          AND coalesce(after ->> 'role' IN ('SUPPORT', 'ADMIN'), false)
          AND coalesce(length(after ->> 'email') > 0 AND length(after ->> 'name') > 0, false))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
