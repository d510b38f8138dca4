import { Client } from 'pg';
import { errorCode } from '../error-code';

const INVALID_CATALOG_NAME = '3D000';
const DUPLICATE_DATABASE = '42P04';

/** Makes the database an URL names unless it is there; two processes may do so at once. */
export async function ensureDatabase(url: string): Promise<void> {
  if (!(await isMissing(url))) return;
  const maintenance = new URL(url);
  const name = maintenance.pathname.slice(1);
  maintenance.pathname = '/postgres';
  await withClient(maintenance.href, async (client) => {
    try {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    } catch (error) {
      if (errorCode(error) !== DUPLICATE_DATABASE) throw error;
    }
  });
}

async function isMissing(url: string): Promise<boolean> {
  try {
    await withClient(url, () => Promise.resolve());
    return false;
  } catch (error) {
    if (errorCode(error) === INVALID_CATALOG_NAME) return true;
    throw error;
  }
}

/** One connection for the time of `work`. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // Without a listener an ended connection would end the process; the query fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
