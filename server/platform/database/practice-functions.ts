import type { Client } from 'pg';
import type { Config } from '../config';
import { withClient } from './database-exists';
import { sqlFiles } from './sql-files';

const practiceFunctions = (): string[] =>
  sqlFiles()
    .filter(({ practice }) => practice)
    .map(({ name }) => name);

/**
 * Lets the server call what makes the practice world, or does not: in live mode it could make an administrator alone by
 * it. As the functions' owner, in the caller's transaction.
 */
export async function grantForMode(client: Client, mode: Config['mode']): Promise<void> {
  const names = practiceFunctions().map((name) => client.escapeIdentifier(name));
  const all = `EXECUTE ON FUNCTION ${names.join(', ')}`;
  await client.query(
    mode === 'practice' ? `GRANT ${all} TO tarn_app` : `REVOKE ${all} FROM tarn_app`,
  );
}

/** The mode that the rights of the server's role are of; asked as that role. */
export async function modeOfRights(appUrl: string): Promise<Config['mode']> {
  const { rows } = await withClient(appUrl, (client) =>
    client.query<{ open: boolean | null }>(
      `SELECT bool_or(has_function_privilege(p.oid, 'EXECUTE')) AS open FROM pg_proc p
       WHERE p.pronamespace = 'tarn'::regnamespace AND p.proname = ANY ($1)`,
      [practiceFunctions()],
    ),
  );
  return rows[0]?.open === true ? 'practice' : 'live';
}
