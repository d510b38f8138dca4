import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far the clock has gone, in milliseconds since 1970: a clock that is set back stands before it. It begins at the
 * newest quote, and at 1970 where there is none.
 */
export class ClockMark1766003300000 implements MigrationInterface {
  name = 'ClockMark1766003300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE SEQUENCE clock_mark MINVALUE 0 START 0');
    await db.query('REVOKE ALL ON SEQUENCE clock_mark FROM PUBLIC');
    await db.query(`
      SELECT setval('clock_mark', coalesce(max(trunc(extract(epoch FROM q.at) * 1000))::bigint, 0))
      FROM instrument_quote q`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
