import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a reason that a member of staff wrote is kept for a user to read, and when it is written. */
const KEPT = [
  ['review', 'decision_reason', 'UPDATE OF decision_reason'],
  ['account_lock', 'reason', 'INSERT'],
  ['instrument', 'prohibit_reason', 'UPDATE OF prohibit_reason'],
  ['yield_project', 'suspend_reason', 'UPDATE OF suspend_reason'],
] as const;

/** Reasons that users read hold nothing that staff may not ask for, whoever writes them. */
export class ToldReasons1765900000000 implements MigrationInterface {
  name = 'ToldReasons1765900000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION refuse_asking() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF forbidden_ask(to_jsonb(NEW) ->> TG_ARGV[0]) IS NOT NULL THEN
          RAISE EXCEPTION 'staff do not ask for this'
            USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_asks_nothing';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`REVOKE ALL ON FUNCTION refuse_asking FROM PUBLIC`);
    for (const [table, column, when] of KEPT)
      await db.query(`
        CREATE TRIGGER ${table}_asks_nothing BEFORE ${when} ON ${table} FOR EACH ROW
        WHEN (NEW.${column} IS NOT NULL) EXECUTE FUNCTION refuse_asking('${column}')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
