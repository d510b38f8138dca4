import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

const READ = `
  SELECT d.id, s.name || ' · ' || d.user_id AS name
  FROM shared_device d JOIN staff s ON s.id = d.staff_id WHERE d.id = ANY ($1)`;

/** Who signed in in one browser, by id: the name of the member of staff and the number of the user. */
export async function sharedDeviceNames(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; name: string }>(db, READ, [ids]);
  return new Map(found.map(({ id, name }) => [id, name]));
}
