import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Staff } from '../staff.entities';

/** The practice world's member of staff whom a job runs; null where there is none. */
export async function practiceDesk({
  db,
}: Pick<Context, 'db'>): Promise<Pick<Staff, 'id' | 'name' | 'role'> | null> {
  const [found] = await rows<Pick<Staff, 'id' | 'name' | 'role'>>(
    db,
    'SELECT id, name, role FROM staff WHERE practice_desk',
  );
  return found ?? null;
}
