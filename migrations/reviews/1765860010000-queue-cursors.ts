import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each view joins its reviews to. */
const VIEWS = [
  'help_review',
  'dispute_review',
  'reward_claim_review',
  'conversation_review',
] as const;

/**
 * A queue names the number of its review's subject too: a page begins after it in both tables. Told of one alone,
 * PostgreSQL walks the other from its beginning, and a later page costs what all before it cost.
 */
export class QueueCursors1765860010000 implements MigrationInterface {
  name = 'QueueCursors1765860010000';

  async up(db: QueryRunner): Promise<void> {
    for (const view of VIEWS) {
      const [found] = (await db.query(`SELECT pg_get_viewdef($1::regclass) AS text`, [view])) as {
        text: string;
      }[];
      const [columns, tables, ...more] = (found?.text ?? '').split('\n   FROM ');
      if (columns === undefined || tables === undefined || more.length > 0)
        throw new Error(`${view} is not one list of columns from tables`);
      await db.query(
        `CREATE OR REPLACE VIEW ${view} WITH (security_invoker = true) AS
         ${columns}, v.subject_id AS queue_id FROM ${tables}`,
      );
    }
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
