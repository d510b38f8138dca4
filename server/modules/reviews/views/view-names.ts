import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Names of kept filters by id. One that was dropped has its name in the entry of that act alone. */
export async function viewNames(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; name: string }>(
    db,
    'SELECT id, name FROM queue_view WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The newest filters that anybody keeps under this name. */
export async function viewsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    'SELECT id FROM queue_view WHERE lower(name) = lower($1) ORDER BY id DESC LIMIT 20',
    [text],
  );
  return found.map(({ id }) => id);
}
