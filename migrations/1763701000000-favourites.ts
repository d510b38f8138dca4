import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Markets that a user starred. They follow the account, so another phone shows them too. */
export class Favourites1763701000000 implements MigrationInterface {
  name = 'Favourites1763701000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE favourite (
        user_id bigint NOT NULL REFERENCES app_user (id),
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        starred_at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (user_id, instrument_id)
      )`);
    await db.query(`GRANT SELECT, DELETE ON favourite TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
