import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rules of placing look at beside instrument, terms and quote, as one value. */
export class PlacingFacts1765110000000 implements MigrationInterface {
  name = 'PlacingFacts1765110000000';

  async up(db: QueryRunner): Promise<void> {
    // open_until: of the running open period, null while none runs. Amounts in minor units of USD; at_stake: of what
    // is open. has_breaks and has_limits: whether there is anything to ask of breaks and of own limits at all.
    await db.query(`
      CREATE TYPE placing_facts AS (
        open_until timestamptz, multiples jsonb, position_max bigint, has_breaks boolean, has_limits boolean,
        at_stake bigint)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
