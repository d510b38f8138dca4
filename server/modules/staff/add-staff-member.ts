import type { StaffRole } from '../../../schema/states';
import { callSql, type Context, type StaffActor } from '../../platform/context';
import { hashPassword } from '../../platform/password';
import { Staff } from './staff.entities';

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

/**
 * A member of staff, with the audit entry; used by the practice world, until the console can do it.
 * `by` is null for the first administrator alone: the database refuses whoever else asks.
 */
export async function addStaffMember(
  ctx: Pick<Context, 'db' | 'address'>,
  by: StaffActor | null,
  { email, name, role, password }: NewStaff,
): Promise<Staff> {
  const args = [by?.staffId ?? null, email, name, role, await hashPassword(password), ctx.address];
  const [row] = await callSql<{ id: string }>(ctx, 'add_staff($1, $2, $3, $4, $5, $6) AS id', args);
  if (!row) throw new Error('no member of staff was written');
  return ctx.db.getRepository(Staff).findOneByOrFail({ id: row.id });
}
