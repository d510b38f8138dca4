import type { World } from '../world';

/** What all tables hold but quotes, which come by themselves; the same where nothing was written in between. */
export async function rowSums({ sql }: Pick<World, 'sql'>): Promise<string> {
  const { rows: tables } = await sql.owner.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'tarn'
       AND tablename NOT LIKE 'quote_%' AND tablename <> 'session_day'`,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      // That somebody was here is noted once a minute, here and in session_day; a slow machine may take one.
      const row = name.endsWith('_session') ? `(to_jsonb(t) - 'last_used_at')::text` : 't::text';
      const { rows } = await sql.owner.query<{ sum: string }>(
        `SELECT md5(coalesce(string_agg(${row}, '|' ORDER BY ${row}), '')) AS sum FROM ${name} t`,
      );
      return `${name}:${rows[0]?.sum ?? ''}`;
    }),
  );
  return parts.join('\n');
}
