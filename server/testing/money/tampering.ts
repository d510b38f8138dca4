import { firstFault } from '../../modules/ledger';
import type { World } from '../world';

/**
 * The check that the verifier would name had somebody who owns these tables done this past every trigger; undefined
 * where everything fits. Nothing of it stays.
 */
export async function checkBrokenBy(
  { sql }: Pick<World, 'sql'>,
  tables: readonly string[],
  statement: string,
): Promise<string | undefined> {
  const client = await sql.owner.connect();
  try {
    await client.query('BEGIN');
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query(statement);
    return (await firstFault(client))?.check;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
