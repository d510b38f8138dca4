import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why staff looked at what is a user's, or changed the account, stands where the user reads it: it asks for nothing either. */
export class LookReasons1765930010000 implements MigrationInterface {
  name = 'LookReasons1765930010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER audit_entry_asks_nothing BEFORE INSERT ON audit_entry FOR EACH ROW
      WHEN (NEW.reason IS NOT NULL AND NEW.actor LIKE 'staff/%' AND NEW.action IN ('verification.view',
        'info_change.view', 'payment-method.view', 'user.reveal', 'user.level', 'user.lock', 'user.unlock', 'user.reset',
        'user.lift-wait'))
      EXECUTE FUNCTION refuse_asking('reason')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
