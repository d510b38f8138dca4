import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The appeal of a lock is a conversation too, one for each appeal. The pass of the locked page reads one's own appeals and
 * no other conversation.
 */
export class AppealConversations1765830000000 implements MigrationInterface {
  name = 'AppealConversations1765830000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE conversation DROP CONSTRAINT conversation_topic_check,
        ADD CONSTRAINT conversation_topic_check CHECK (topic IN ('RECHARGE', 'FUND_PASSWORD', 'REWARD',
          'DATA_CHANGE', 'CONTRACT', 'FEEDBACK', 'OTHER', 'APPEAL')),
        ADD CONSTRAINT conversation_appeal CHECK (
          (topic = 'APPEAL') = (subject_kind IS NOT DISTINCT FROM 'APPEAL'))`);
    await db.query(`
      CREATE UNIQUE INDEX conversation_of_appeal ON conversation (subject_id) WHERE subject_kind = 'APPEAL'`);
    await db.query(`
      ALTER POLICY conversation_of_actor ON conversation
      USING (current_setting('tarn.actor', true) = 'user/' || user_id
        OR current_setting('tarn.actor', true) = 'pass/' || user_id AND topic = 'APPEAL'
        OR current_setting('tarn.actor', true) = 'visitor/' || encode(visitor_hash, 'hex')
          AND opened_at > tarn_now() - interval '30 days'
        OR current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
