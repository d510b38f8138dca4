import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many sockets and subscriptions one person may hold open, and the daily quota of pictures: rows
 * of `upload` are written by the function that counts them, so that none comes in beside the count.
 */
export class WaysIn1763700100000 implements MigrationInterface {
  name = 'WaysIn1763700100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO setting (key, value) VALUES
        ('socketSubscriptionsMax', '20'),
        ('socketsPerSessionMax', '10'),
        ('socketsPerAddressMax', '50')`);
    await db.query(`REVOKE INSERT ON upload FROM tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
