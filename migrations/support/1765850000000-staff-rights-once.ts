import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether staff ask is one question of a query, not one of each row: counting 100,000 conversations asked it as often.
 * Who reads what stays as it was.
 */
export class StaffRightsOnce1765850000000 implements MigrationInterface {
  name = 'StaffRightsOnce1765850000000';

  async up(db: QueryRunner): Promise<void> {
    const staff = `(SELECT current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')`;
    await db.query(`
      ALTER POLICY conversation_of_actor ON conversation
      USING (${staff}
        OR current_setting('tarn.actor', true) = 'user/' || user_id
        OR current_setting('tarn.actor', true) = 'pass/' || user_id AND topic = 'APPEAL'
        OR current_setting('tarn.actor', true) = 'visitor/' || encode(visitor_hash, 'hex')
          AND opened_at > tarn_now() - interval '30 days')`);
    await db.query(`
      ALTER POLICY conversation_message_of_actor ON conversation_message
      USING (${staff}
        OR author <> 'NOTE' AND EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
