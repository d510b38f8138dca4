import type { StaffRole } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { hashPassword } from '../../platform/password';
import { Staff } from './staff.entities';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

/** A member of staff; used by the practice world, until the console can do it. */
export async function addStaffMember(ctx: Pick<Context, 'db'>, input: NewStaff): Promise<Staff> {
  const { email, name, role } = input;
  const passwordHash = await hashPassword(input.password);
  const repository = ctx.db.getRepository(Staff);
  const { identifiers } = await repository.insert({ email, name, role, passwordHash });
  return repository.findOneByOrFail({ id: String(identifiers[0]?.id) });
}

/** Names of staff by id, in the order asked for. */
export async function staffByIds(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(Staff | null)[]> {
  const rows = await db
    .getRepository(Staff)
    .createQueryBuilder('s')
    .where('s.id = ANY (:ids)', { ids })
    .getMany();
  const byId = new Map(rows.map((staff) => [staff.id, staff]));
  return ids.map((id) => byId.get(id) ?? null);
}
