import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rules of placing look at what a person has frozen, which no stake of theirs is outside of, before they add up what is open. */
export class StakesBounded1766012010000 implements MigrationInterface {
  name = 'StakesBounded1766012010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TYPE placing_facts RENAME ATTRIBUTE at_stake TO frozen CASCADE');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
