import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** What people called the files they brought in, by id. */
export async function bankFileNames(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; name: string }>(
    db,
    'SELECT id, name FROM bank_file WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The newest files of this name. */
export async function bankFilesCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    'SELECT id FROM bank_file WHERE lower(name) = lower($1) ORDER BY id DESC LIMIT 20',
    [text],
  );
  return found.map(({ id }) => id);
}
