import { firstFault } from '../../modules/ledger';
import type { World } from '../world';

/**
 * What the verifier would name had somebody who owns these tables done this past every trigger of theirs; null where
 * everything fits. Nothing of it stays.
 */
export async function faultAfter(
  { sql }: Pick<World, 'sql'>,
  tables: readonly string[],
  statements: readonly string[],
): ReturnType<typeof firstFault> {
  const client = await sql.owner.connect();
  try {
    await client.query('BEGIN');
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const statement of statements) await client.query(statement);
    return await firstFault(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
