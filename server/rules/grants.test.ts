import type { TableRights } from '../platform/module';
import { functionPolicy, tablePolicy } from './grants.policy';
import { withWorld } from '../testing/suite';

const world = withWorld();

const ROLES = ['tarn_app', 'tarn_feed', 'tarn_verify'] as const;
type Role = (typeof ROLES)[number];
const PRIVILEGES = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

const poolOf = (role: Role) =>
  world.sql[({ tarn_app: 'app', tarn_feed: 'feed', tarn_verify: 'verify' } as const)[role]];

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Those that somebody may name in an INSERT, as SQL: none that PostgreSQL works out itself. */
  readonly written: string;
}

/** Every table and view of the product; partitions of a day are as their parent. */
async function tables(): Promise<Table[]> {
  const { rows } = await world.sql.owner.query<Table>(
    `SELECT CASE n.nspname WHEN 'tarn' THEN c.relname ELSE n.nspname || '.' || c.relname END AS name,
       array_agg(a.attname::text ORDER BY a.attname::text) AS columns,
       string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS written
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE n.nspname IN ('tarn', 'verify') AND c.relkind IN ('r', 'v', 'p', 'm', 'f')
       AND c.relname !~ '^quote_[0-9]{8}$'
     GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

const full = (name: string) => (name.includes('.') ? name : `tarn.${name}`);

/** What a role may do to a table, as the catalogue says it, column rights written out. */
async function rightsOn(role: Role, { name, columns }: Table): Promise<TableRights> {
  const { rows } = await world.sql.owner.query<Record<string, boolean | string[]>>(
    `SELECT ${PRIVILEGES.map((privilege) => {
      const whole = `has_table_privilege($1, $2, '${privilege}')`;
      // A row is deleted whole.
      if (privilege === 'DELETE') return `${whole} AS "${privilege}"`;
      const some = `ARRAY(SELECT c FROM unnest($3::text[]) c WHERE has_column_privilege($1, $2, c, '${privilege}'))`;
      return `${whole} AS "${privilege}", ${some} AS "${privilege}_columns"`;
    }).join(', ')}`,
    [role, full(name), columns],
  );
  return Object.fromEntries(
    PRIVILEGES.flatMap((privilege): [string, true | string[]][] => {
      if (rows[0]?.[privilege] === true) return [[privilege, true]];
      const some = rows[0]?.[`${privilege}_columns`];
      return Array.isArray(some) && some.length > 0 ? [[privilege, some]] : [];
    }),
  );
}

const sorted = (rights: TableRights) =>
  Object.fromEntries(
    Object.entries(rights).map(([privilege, columns]) => [
      privilege,
      columns === true ? true : [...columns].sort(),
    ]),
  );

const DENIED = /permission denied|cannot .* view|is not a table|must be owner/;

/** Tries each statement of `tarn.tries` as whoever asks, and leaves what refused it, or null, in `tarn.tried`. */
const TRY_EACH = `DO $$ DECLARE
  v_statement text;
  v_told text;
  v_all jsonb := '[]';
BEGIN
  FOR v_statement IN SELECT jsonb_array_elements_text(current_setting('tarn.tries')::jsonb) LOOP
    BEGIN
      v_told := NULL;
      EXECUTE v_statement;
    EXCEPTION WHEN OTHERS THEN
      v_told := SQLERRM;
    END;
    v_all := v_all || jsonb_build_array(v_told);
  END LOOP;
  PERFORM set_config('tarn.tried', v_all::text, true);
END $$`;

/** What PostgreSQL refuses each of these statements with for this role; null where it does not. All are taken back. */
async function refusals(role: Role, statements: readonly string[]): Promise<(string | null)[]> {
  const client = await poolOf(role).connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT set_config('tarn.tries', $1, true)`, [JSON.stringify(statements)]);
    await client.query(TRY_EACH);
    const { rows } = await client.query<{ tried: string }>(
      `SELECT current_setting('tarn.tried') AS tried`,
    );
    return JSON.parse(rows[0]?.tried ?? '') as (string | null)[];
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** One statement for each privilege on this table. */
function attempts({ name, columns, written }: Table): readonly (readonly [string, string])[] {
  const target = full(name);
  const [column = ''] = columns;
  return Object.entries({
    SELECT: `SELECT FROM ${target} LIMIT 0`,
    INSERT: `INSERT INTO ${target} (${written}) OVERRIDING SYSTEM VALUE SELECT ${written} FROM ${target} LIMIT 0`,
    UPDATE: `UPDATE ${target} SET "${column}" = DEFAULT WHERE false`,
    DELETE: `DELETE FROM ${target} WHERE false`,
    TRUNCATE: `TRUNCATE ${target}`,
    REFERENCES: `CREATE TABLE tarn.probe (a int REFERENCES ${target})`,
    TRIGGER: `CREATE TRIGGER probe BEFORE INSERT ON ${target} EXECUTE FUNCTION tarn.refuse_change()`,
    ALTER: `ALTER TABLE ${target} ADD COLUMN probe int`,
    DROP: `DROP TABLE ${target}`,
  });
}

/** Every function of the product with arguments of the right types, their names written out. */
async function callable() {
  const client = await world.sql.owner.connect();
  await client.query(`SET search_path = ''`);
  const { rows } = await client.query<{ name: string; args: string }>(
    `SELECT p.proname AS name, (SELECT coalesce(string_agg('NULL::' || format_type(t, NULL), ', '
         ORDER BY place), '') FROM unnest(p.proargtypes) WITH ORDINALITY a (t, place)) AS args
     FROM pg_proc p WHERE p.pronamespace = 'tarn'::regnamespace
       AND p.prorettype <> 'trigger'::regtype`,
  );
  client.release(true);
  return rows;
}

describe.each(ROLES)('O4: what %s may do', (role) => {
  it('to every table and view is what the policy says', async () => {
    const found: Record<string, unknown> = {};
    for (const table of await tables()) {
      const rights = await rightsOn(role, table);
      if (Object.keys(rights).length > 0) found[table.name] = sorted(rights);
    }
    const wanted = Object.entries(tablePolicy[role]).map(([name, rights]) => [
      name,
      sorted(rights),
    ]);
    expect(found).toEqual(Object.fromEntries(wanted));
  });

  it('PostgreSQL itself refuses, tried on every table: all but the rights of the policy', async () => {
    const all = await tables();
    const tried = all.flatMap((table) =>
      attempts(table).map(([what, statement]) => ({ name: table.name, what, statement })),
    );
    const told = await refusals(
      role,
      tried.map(({ statement }) => statement),
    );
    expect(told).toHaveLength(all.length * 9);
    const passed = tried.filter(({ name, what }, index) => {
      const allowed = Object.keys(tablePolicy[role][name] ?? {});
      return !DENIED.test(told[index] ?? '') && !allowed.includes(what);
    });
    expect(passed).toEqual([]);
  });

  it('calls these functions and no others, with no right on any sequence', async () => {
    const { rows } = await world.sql.owner.query<{ name: string; allowed: boolean }>(
      `SELECT p.proname AS name, has_function_privilege($1, p.oid, 'EXECUTE') AS allowed
       FROM pg_proc p WHERE p.pronamespace IN ('tarn'::regnamespace, 'verify'::regnamespace) ORDER BY 1`,
      [role],
    );
    const allowed = rows.filter((row) => row.allowed).map(({ name }) => name);
    // The tests' movable clock stands in for the product's, which verify reads through audit_hash alone.
    expect(allowed).toEqual([...functionPolicy[role]].sort());
    const { rows: sequences } = await world.sql.owner.query<{ name: string }>(
      `SELECT s.sequencename AS name FROM pg_sequences s WHERE s.schemaname = 'tarn'
         AND has_sequence_privilege($1, format('tarn.%I', s.sequencename), 'USAGE, UPDATE')`,
      [role],
    );
    expect(sequences).toEqual([]);
  });

  it('is refused every other function by PostgreSQL, tried on each', async () => {
    const others = (await callable()).filter(({ name }) => !functionPolicy[role].includes(name));
    const told = await refusals(
      role,
      others.map(({ name, args }) => `SELECT tarn.${name}(${args})`),
    );
    expect(told.length).toBeGreaterThan(100);
    const passed = others.filter((_, index) => !told[index]?.includes('permission denied'));
    expect(passed).toEqual([]);
  });
});

describe('O5: the server’s role', () => {
  it.each([
    'CREATE TABLE tarn.mine (id int)',
    'CREATE TABLE public.mine (id int)',
    'CREATE TEMP TABLE mine (id int)',
    'ALTER TABLE tarn.trade_order DISABLE TRIGGER ALL',
    'DROP TRIGGER trade_order_frozen ON tarn.trade_order',
    'CREATE OR REPLACE FUNCTION tarn.tarn_now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT now() $$',
    'TRUNCATE tarn.failed_try',
    'SET ROLE tarn_owner',
    'ALTER ROLE tarn_app SUPERUSER',
    'SET session_replication_role = replica',
  ])('cannot: %s', async (attempt) => {
    await expect(world.sql.app.query(attempt)).rejects.toThrow(
      /permission denied|must be owner|not permitted|must be member/i,
    );
  });

  it('grants itself nothing: PostgreSQL warns and does not', async () => {
    await world.sql.app.query('GRANT UPDATE ON tarn.trade_order TO tarn_app');
    await expect(world.sql.app.query('UPDATE tarn.trade_order SET stake = 1')).rejects.toThrow(
      /permission denied/,
    );
  });
});
