import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A claim of a reward opens its conversation, which this line begins. */
export class ClaimConversations1765830010000 implements MigrationInterface {
  name = 'ClaimConversations1765830010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE conversation_message DROP CONSTRAINT conversation_message_line,
        ADD CONSTRAINT conversation_message_line CHECK (author <> 'SYSTEM' OR body IN ('CLOSED', 'REOPENED',
          'STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN', 'HELP_WAITS', 'HELP_DONE',
          'REQUEST_APPROVED', 'REQUEST_REFUSED', 'REQUEST_STOPPED', 'REQUEST_SENT'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
