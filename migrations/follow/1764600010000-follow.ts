import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who publishes their trading, who follows whom with how much, and what became of each copy. */
export class Follow1764600010000 implements MigrationInterface {
  name = 'Follow1764600010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO setting (key, value) VALUES ('followersMax', '200'), ('followingMax', '10')`,
    );
    await db.query(`
      CREATE TABLE leader (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL UNIQUE REFERENCES app_user (id),
        publishes boolean NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX leader_publishing ON leader (id DESC) WHERE publishes`);
    await this.followings(db);
    await this.copies(db);
  }

  private async followings(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE following (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        leader_id bigint NOT NULL REFERENCES leader (user_id),
        user_id bigint NOT NULL REFERENCES app_user (id),
        amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
        daily_cap bigint NOT NULL,
        state text NOT NULL CHECK (state IN ('ACTIVE', 'PAUSED', 'STOPPED')),
        since timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT following_once UNIQUE (user_id, leader_id),
        CONSTRAINT following_not_oneself CHECK (user_id <> leader_id),
        CONSTRAINT following_cap CHECK (daily_cap BETWEEN amount AND 1000000000000)
      )`);
    await db.query(`
      CREATE INDEX following_of_leader ON following (leader_id, id) WHERE state <> 'STOPPED'`);
  }

  /** One row for each order of a leader and each who followed then: opened, or why not. */
  private async copies(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE copy (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        following_id bigint NOT NULL REFERENCES following (id),
        user_id bigint NOT NULL REFERENCES app_user (id),
        leader_order_id bigint NOT NULL,
        order_id bigint UNIQUE,
        status text NOT NULL,
        figures jsonb NOT NULL,
        cost bigint NOT NULL CHECK (cost >= 0),
        at timestamptz NOT NULL,
        CONSTRAINT copy_once UNIQUE (following_id, leader_order_id),
        CONSTRAINT copy_opened CHECK ((status = 'OK') = (order_id IS NOT NULL) AND (status = 'OK') = (cost > 0))
      )`);
    await db.query(`CREATE INDEX copy_of_user ON copy (user_id, id DESC)`);
    await db.query(`CREATE INDEX copy_of_day ON copy (following_id, at) INCLUDE (cost)`);
    await db.query(`
      CREATE TRIGGER copy_append_only BEFORE UPDATE OR DELETE ON copy
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER copy_no_truncate BEFORE TRUNCATE ON copy
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON leader, following, copy TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
