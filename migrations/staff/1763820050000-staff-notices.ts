import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators must learn of, each for themselves, until they have said that they have read it. */
export class StaffNotices1763820050000 implements MigrationInterface {
  name = 'StaffNotices1763820050000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff_notice (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id bigint NOT NULL REFERENCES staff (id),
        kind text NOT NULL CHECK (kind IN ('RECEIVING_DETAILS')),
        subject text NOT NULL CHECK (subject ~ '^[a-z-]+/[1-9][0-9]{0,17}$'),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        read_at timestamptz
      )`);
    await db.query(
      `CREATE INDEX staff_notice_unread ON staff_notice (staff_id, id) WHERE read_at IS NULL`,
    );
    await db.query(`GRANT SELECT ON staff_notice TO tarn_app`);
    await db.query(`
      CREATE TRIGGER staff_notice_kept BEFORE DELETE ON staff_notice
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
