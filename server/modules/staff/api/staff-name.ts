import type { ApiContext } from '../../../graphql/api-context';
import type { StaffLoaders } from '../staff.loaders';
import type { StaffNameType } from './staff.types';

/** Who of the staff did it; null for nobody. */
export async function staffName(
  { loaders }: ApiContext<StaffLoaders>,
  id: string | null,
): Promise<StaffNameType | null> {
  const found = id === null ? null : await loaders.staff.load(id);
  return found && { id: found.id, name: found.name };
}
