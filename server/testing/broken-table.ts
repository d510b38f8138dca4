import type { World } from './world';

interface Broken {
  readonly table: string;
  readonly says: string;
}

/** While `work` runs no row goes into the table: what is written beside it must then not happen either. */
export async function whileBroken(
  { sql }: World,
  { table, says }: Broken,
  work: () => Promise<void>,
): Promise<void> {
  await sql.owner.query(
    `CREATE OR REPLACE FUNCTION test.break() RETURNS trigger LANGUAGE plpgsql
     AS $$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$`,
  );
  await sql.owner.query(
    `CREATE TRIGGER broken BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION test.break('${says}')`,
  );
  try {
    await work();
  } finally {
    await sql.owner.query(`DROP TRIGGER broken ON ${table}`);
  }
}
