import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log is read by user, by person and act, and by day. A session of staff ends by the function
 * that writes the entry, and by nothing else that the server may do.
 */
export class AuditLog1763700800000 implements MigrationInterface {
  name = 'AuditLog1763700800000';

  async up(db: QueryRunner): Promise<void> {
    // Found from the subject, so the chain need not cover it.
    await db.query(`ALTER TABLE audit_entry ADD COLUMN user_id bigint`);
    await db.query(`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`);
    await db.query(`
      UPDATE audit_entry SET user_id = substr(subject, 6)::bigint
      WHERE subject ~ '^user/[1-9][0-9]{0,17}$'`);
    await db.query(`
      UPDATE audit_entry e SET user_id = v.user_id FROM review v
      WHERE e.subject = lower(v.kind) || '/' || v.subject_id`);
    await db.query(`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only`);
    await db.query(`
      CREATE INDEX audit_entry_of_user ON audit_entry (user_id, seq DESC) WHERE user_id IS NOT NULL`);
    await db.query(
      `CREATE INDEX audit_entry_actor_action ON audit_entry (actor, action, seq DESC)`,
    );
    await db.query(`CREATE INDEX audit_entry_at ON audit_entry (at, seq)`);
    await db.query(`REVOKE UPDATE (ended_at) ON staff_session FROM tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
