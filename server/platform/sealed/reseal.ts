import type { Client } from 'pg';
import type { ConfigWithSecret } from '../secrets';
import { newestPrefix, seal, unseal } from './seal';

/** A column of sealed texts, in a table with one whole number as its key. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column of its key, `id` where none is named. */
  readonly key?: string;
}

interface Found {
  readonly row: string;
  readonly text: string;
}

const BATCH = 500;

/**
 * Seals every text of a column with the newest key that is sealed with another one; resolves to how many
 * there were. A text that somebody changes meanwhile is left to them. After an end halfway it goes on from
 * there when it is run again.
 *
 * @throws Error for a text that no key opens; what was sealed before it stays sealed
 */
export async function resealColumn(
  client: Pick<Client, 'query' | 'escapeIdentifier'>,
  config: ConfigWithSecret,
  sealed: SealedColumn,
): Promise<number> {
  const { nextOf, put } = statements(client, sealed);
  let after = '0';
  for (let done = 0; ;) {
    const { rows } = await client.query<Found>(nextOf, [after, newestPrefix(config)]);
    for (const { row, text } of rows) {
      const place = { column: `${sealed.table}.${sealed.column}`, row } as const;
      await client.query(put, [row, text, seal(config, unseal(config, text, place), place)]);
    }
    done += rows.length;
    if (rows.length < BATCH) return done;
    after = rows.at(-1)?.row ?? after;
  }
}

function statements(
  client: Pick<Client, 'escapeIdentifier'>,
  { table, column, key = 'id' }: SealedColumn,
) {
  const [from = '', text = '', row = ''] = [table, column, key].map((name) =>
    client.escapeIdentifier(name),
  );
  return {
    nextOf: `SELECT ${row} AS row, ${text} AS text FROM tarn.${from}
      WHERE ${row} > $1 AND NOT starts_with(${text}, $2) ORDER BY ${row} LIMIT ${String(BATCH)}`,
    put: `UPDATE tarn.${from} SET ${text} = $3 WHERE ${row} = $1 AND ${text} = $2`,
  };
}
