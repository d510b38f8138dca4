import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The zero sum of a statement's legs looks each account's asset up by itself: joined, the planner, which knows nothing
 * of how many legs there are, read the whole index of accounts for each statement (a quarter of a night's interest).
 */
export class LegsByProbe1764100000000 implements MigrationInterface {
  name = 'LegsByProbe1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_legs_sum_to_zero() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM (
              SELECT l.movement_id, l.amount, (SELECT a.asset FROM ledger_account a WHERE a.id = l.account_id) AS asset
              FROM legs l) leg
            GROUP BY leg.movement_id, leg.asset HAVING sum(leg.amount) <> 0) THEN
          RAISE EXCEPTION 'the legs of a movement do not sum to zero'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_posting_sum_to_zero';
        END IF;
        RETURN NULL;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
