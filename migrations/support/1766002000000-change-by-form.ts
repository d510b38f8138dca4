import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One more line that the system says in conversations: where a change of verified data is asked for. */
export class ChangeByForm1766002000000 implements MigrationInterface {
  name = 'ChangeByForm1766002000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE conversation_message DROP CONSTRAINT conversation_message_line,
        ADD CONSTRAINT conversation_message_line CHECK (author <> 'SYSTEM' OR body IN ('CLOSED', 'REOPENED',
          'STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN', 'HELP_WAITS', 'HELP_DONE',
          'HELP_NOT_SET', 'HELP_TOO_OFTEN', 'HELP_WITHOUT_WORDS', 'CHANGE_BY_FORM',
          'REQUEST_APPROVED', 'REQUEST_REFUSED', 'REQUEST_STOPPED', 'REQUEST_SENT'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
