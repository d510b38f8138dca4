import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A saved reply is changed by whoever has read the version that stands: of two who change it, the second is told. */
export class ReplyVersions1765991010000 implements MigrationInterface {
  name = 'ReplyVersions1765991010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE canned_reply ADD version int NOT NULL DEFAULT 1`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
