/** What a screen asks for, and the server's permission that answers it. */
const needed: Readonly<Record<string, string>> = {
  'dashboard.list': 'dashboard.read',
  'recharges.list': 'recharge.read',
  'recharges.show': 'recharge.read',
  'recharges.take': 'recharge.take',
  'recharges.decide': 'recharge.decide',
  'users.list': 'user.read',
  'users.show': 'user.read',
  'users.reveal': 'user.reveal',
  'users.lock': 'user.lock',
  'users.declare': 'account.declare',
  'statementLines.list': 'user.read',
  'orders.list': 'order.read',
  'orders.show': 'order.read',
  'auditEntries.list': 'audit.read',
};

/** Whether somebody with these rights may do `action` on `resource`. What is not listed, nobody may. */
export function canAccess(
  permissions: readonly string[],
  action: string,
  resource: string,
): boolean {
  const permission = needed[`${resource}.${action}`];
  return permission !== undefined && permissions.includes(permission);
}
