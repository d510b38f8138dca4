import type { StaffRole } from '../../../schema/states';
import { requireStaff, type Context, type StaffActor } from '../../platform/context';
import { refuse } from '../../platform/domain-error';

/** Every operation of the console and who may do it. An operation that is not here is refused. */
export const permissions = {
  'dashboard.read': ['SUPPORT', 'ADMIN'],
  'recharge.read': ['SUPPORT', 'ADMIN'],
  'recharge.take': ['SUPPORT', 'ADMIN'],
  'recharge.decide': ['SUPPORT', 'ADMIN'],
  'user.read': ['SUPPORT', 'ADMIN'],
  'user.reveal': ['SUPPORT', 'ADMIN'],
  'user.lock': ['SUPPORT', 'ADMIN'],
  'order.read': ['SUPPORT', 'ADMIN'],
  'account.declare': ['SUPPORT', 'ADMIN'],
  'audit.read': ['ADMIN'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

const rolesOf = (permission: Permission): readonly StaffRole[] => permissions[permission];

export const permissionsOf = (role: StaffRole): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((one) => rolesOf(one).includes(role));

/** The member of staff, who may do this. @throws LOGIN_REQUIRED, NOT_PERMITTED */
export function requirePermission(ctx: Context, permission: Permission): StaffActor {
  const staff = requireStaff(ctx);
  if (!rolesOf(permission).includes(staff.role)) refuse('NOT_PERMITTED', {});
  return staff;
}
