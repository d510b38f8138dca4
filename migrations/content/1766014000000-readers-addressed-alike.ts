import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first articles address their readers in Chinese as everything else does. A version that the platform wrote and
 * nobody has touched since is followed by one with the right word; what staff have edited or withdrawn is theirs.
 */
export class ReadersAddressedAlike1766014000000 implements MigrationInterface {
  name = 'ReadersAddressedAlike1766014000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      WITH corrected AS (
        INSERT INTO article_version (article_id, version, titles, summaries, bodies, weight)
        SELECT a.id, 2, v.titles, v.summaries, v.bodies || jsonb_build_object(
          'zh', replace(v.bodies ->> 'zh', '你', '您'), 'hk', replace(v.bodies ->> 'hk', '你', '您')), v.weight
        FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = 1
        WHERE a.version = 1 AND a.state = 'PUBLISHED' AND v.staff_id IS NULL
          AND concat(v.bodies ->> 'zh', v.bodies ->> 'hk') LIKE '%你%' RETURNING article_id)
      UPDATE article a SET version = 2, published = 2 FROM corrected c WHERE a.id = c.article_id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
