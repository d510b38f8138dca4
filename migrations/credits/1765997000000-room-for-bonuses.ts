import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Settling writes the bonuses of a set's users at once, and users who came together lie together: where a page has no
 * room for all of them anew, each of the rest is entered into every index again. Half a page of room is enough for all.
 */
export class RoomForBonuses1765997000000 implements MigrationInterface {
  name = 'RoomForBonuses1765997000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE bonus SET (fillfactor = 45)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
