import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A holding whose night or end cannot be booked is set aside, so that it keeps no other waiting; as contracts are. */
export class YieldFaults1764100010000 implements MigrationInterface {
  name = 'YieldFaults1764100010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_fault (
        holding_id bigint PRIMARY KEY REFERENCES yield_holding (id),
        tries int NOT NULL CHECK (tries > 0),
        fault text NOT NULL,
        first_at timestamptz NOT NULL DEFAULT tarn_now(),
        last_at timestamptz NOT NULL DEFAULT tarn_now(),
        next_at timestamptz NOT NULL
      )`);
    await db.query('GRANT SELECT ON yield_fault TO tarn_app');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
