import { createHash } from 'node:crypto';
import { Pool, type ClientBase } from 'pg';
import { allChecks } from './checks';

export interface Fault {
  readonly check: string;
  /** The entry, account or order that does not fit. */
  readonly subject: string;
}

/**
 * Asks every check in turn, all of them of one instant, so that it is right while the server runs.
 * Resolves to the first fault, or to null when everything fits.
 */
export async function prove(
  db: Pool | ClientBase,
  onCheck: (check: string) => void = () => undefined,
): Promise<Fault | null> {
  if (!(db instanceof Pool)) return proveOn(db, onCheck);
  const client = await db.connect();
  try {
    return await proveOn(client, onCheck);
  } finally {
    client.release();
  }
}

async function proveOn(client: ClientBase, onCheck: (check: string) => void) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await firstFault(client, onCheck);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** The same of what this connection sees at the moment, a transaction under way included. */
export async function firstFault(
  client: ClientBase,
  onCheck: (check: string) => void = () => undefined,
): Promise<Fault | null> {
  for (const [check, sql] of allChecks()) {
    onCheck(check);
    const { rows } = await client.query<{ subject: string }>(prepared(sql));
    const [first] = rows;
    if (first) return { check, subject: first.subject };
  }
  return null;
}

/** Planning all of them takes three times as long as asking, so a connection that asks again has them planned. */
const prepared = (text: string) => ({
  name: `check_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
  text,
});
