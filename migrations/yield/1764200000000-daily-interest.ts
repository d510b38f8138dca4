import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What daily projects pay a night, kept with each join, top-up and end, so that the dashboard counts no holding for
 * it. It is of a zone, because nights are. Without a CHECK of its sign: a figure of the dashboard stops no payment.
 */
export class DailyInterest1764200000000 implements MigrationInterface {
  name = 'DailyInterest1764200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_daily (
        project_id bigint NOT NULL REFERENCES yield_project (id),
        zone text NOT NULL,
        interest bigint NOT NULL,
        PRIMARY KEY (project_id, zone)
      ) WITH (fillfactor = 50)`);
    await db.query(`
      INSERT INTO yield_daily (project_id, zone, interest)
      SELECT h.project_id, h.zone, sum(h.annual_ppm * h.principal / 365000000) FROM yield_holding h
      WHERE h.dividend = 'DAILY' AND h.state IN ('EARNING', 'NEEDS_TOPUP') GROUP BY h.project_id, h.zone`);
    await db.query('GRANT SELECT ON yield_daily TO tarn_app');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
