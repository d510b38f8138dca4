import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of requests whose kind has two words, and of payment methods, belong to their user as all others do. */
export class WhoseEntries1765895020000 implements MigrationInterface {
  name = 'WhoseEntries1765895020000';

  async up(db: QueryRunner): Promise<void> {
    // Found from the subject: the chain does not cover it.
    await db.query(`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`);
    await db.query(`
      UPDATE audit_entry e SET user_id = v.user_id FROM review v
      WHERE e.user_id IS NULL AND e.subject = lower(v.kind) || '/' || v.subject_id`);
    await db.query(`
      UPDATE audit_entry e SET user_id = m.user_id FROM payment_method m
      WHERE e.user_id IS NULL AND e.subject = 'payment-method/' || m.id`);
    await db.query(`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
