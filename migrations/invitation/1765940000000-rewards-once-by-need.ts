import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A reward is claimed once by a person for a number of verified invitees. Places move when tiers are put in or taken
 * out, so a place as key gave one tier twice, and withheld another that was never given. Claims hold the number of the
 * terms they were made under. What was claimed twice before stays as it is: the proof names it, and nothing is undone.
 */
export class RewardsOnceByNeed1765940000000 implements MigrationInterface {
  name = 'RewardsOnceByNeed1765940000000';

  async up(db: QueryRunner): Promise<void> {
    const twice = (await db.query(`
      SELECT c.id FROM reward_claim c WHERE EXISTS (SELECT FROM reward_claim first
        WHERE first.user_id = c.user_id AND first.need = c.need AND first.id < c.id)`)) as {
      id: string;
    }[];
    const ids = twice.map(({ id }) => id).join(',');
    await db.query(`ALTER TABLE reward_claim DROP CONSTRAINT reward_claimed_once`);
    await db.query(`
      CREATE UNIQUE INDEX reward_claimed_once ON reward_claim (user_id, need)
      ${ids === '' ? '' : `WHERE id <> ALL ('{${ids}}'::bigint[])`}`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
