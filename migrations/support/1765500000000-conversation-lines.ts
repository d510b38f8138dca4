import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the system says in a conversation: a known name with its figures, which each side reads in its own language. The
 * name of such a line among the messages has a sign that no name of a client has: nobody takes its place before it.
 */
export class ConversationLines1765500000000 implements MigrationInterface {
  name = 'ConversationLines1765500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE conversation_message
        ADD COLUMN figures jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(figures) = 'object'),
        ADD CONSTRAINT conversation_message_line CHECK (author <> 'SYSTEM' OR body IN ('CLOSED', 'REOPENED',
          'STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN', 'HELP_WAITS', 'HELP_DONE',
          'REQUEST_APPROVED', 'REQUEST_REFUSED', 'REQUEST_STOPPED')),
        ADD CONSTRAINT conversation_message_figures CHECK (author = 'SYSTEM' OR figures = '{}'),
        ADD CONSTRAINT conversation_message_own_name CHECK (author = 'SYSTEM' OR strpos(client_id, '/') = 0)`);
    await db.query(`
      CREATE INDEX conversation_about ON conversation (subject_kind, subject_id)
      WHERE closed_at IS NULL AND subject_id IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
