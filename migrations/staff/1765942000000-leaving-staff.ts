import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Somebody leaves the staff as they change a role: by a proposal of two administrators. Their row stays, for their name. */
export class LeavingStaff1765942000000 implements MigrationInterface {
  name = 'LeavingStaff1765942000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff DROP CONSTRAINT staff_role_check,
        ADD CONSTRAINT staff_role_check CHECK (role IN ('SUPPORT', 'ADMIN', 'LEFT'))`);
    await db.query(`
      ALTER TABLE proposal DROP CONSTRAINT proposal_role,
        ADD CONSTRAINT proposal_role CHECK (
          kind <> 'STAFF_ROLE' OR coalesce(after ->> 'role' IN ('SUPPORT', 'ADMIN', 'LEFT'), false))`);
    await db.query(`
      CREATE FUNCTION refuse_session_of_left() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM staff WHERE id = NEW.staff_id AND role = 'LEFT') THEN
          RAISE EXCEPTION 'staff/% has left', NEW.staff_id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_session_of_staff';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER staff_session_of_staff BEFORE INSERT ON staff_session
      FOR EACH ROW EXECUTE FUNCTION refuse_session_of_left()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
