import type { MigrationInterface, QueryRunner } from 'typeorm';
import articles from './first-articles.json';

/** What every platform has to say from its first day: who it is, and what is asked most. Staff change it as all else. */
export class FirstArticles1765200010000 implements MigrationInterface {
  name = 'FirstArticles1765200010000';

  async up(db: QueryRunner): Promise<void> {
    for (const { kind, weight, titles, summaries, bodies } of articles) {
      const texts = [titles, summaries, bodies].map((text) => JSON.stringify(text));
      await db.query(
        `WITH a AS (
           INSERT INTO article (kind, state, version, published, weight, shown_at)
           VALUES ($1, 'PUBLISHED', 1, 1, $2, tarn_now()) RETURNING id)
         INSERT INTO article_version (article_id, version, titles, summaries, bodies, weight)
         SELECT a.id, 1, $3, $4, $5, $2 FROM a`,
        [kind, weight, ...texts],
      );
    }
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
