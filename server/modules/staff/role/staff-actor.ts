import type { StaffActor } from '../../../platform/context';
import type { Staff } from '../staff.entities';

/** Who acts in a session of this member of staff. Whoever has left has no session to act in. */
export function staffActor(
  { id, name, role }: Pick<Staff, 'id' | 'name' | 'role'>,
  sessionId: string,
): StaffActor {
  if (role === 'LEFT') throw new Error(`staff/${id} has left`);
  return { staffId: id, sessionId, name, role };
}
