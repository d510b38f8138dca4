import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All movements of one contract, request or other object, which the middle of their keys names. */
export class MovementObjects1763701060000 implements MigrationInterface {
  name = 'MovementObjects1763701060000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX ledger_movement_object
      ON ledger_movement ((split_part(key, '.', 1) || ':' || split_part(key, ':', 2)), id)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
