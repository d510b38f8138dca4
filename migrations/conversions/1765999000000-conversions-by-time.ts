import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody converted before an instant is found by that instant, however much came before or after it. */
export class ConversionsByTime1765999000000 implements MigrationInterface {
  name = 'ConversionsByTime1765999000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX conversion_by_time ON conversion (user_id, converted_at DESC, id DESC)
      WHERE converted_at IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
