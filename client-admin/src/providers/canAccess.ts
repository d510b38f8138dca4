import type { ConsoleResource } from '../lib/consoleResource';

interface Wanted {
  readonly action: string;
  readonly resource: string;
}

/** Whether somebody with these rights may do `action` on `resource`. What is not listed, nobody may. */
export function canAccess(
  resources: readonly ConsoleResource[],
  permissions: readonly string[],
  { action, resource }: Wanted,
): boolean {
  const permission = resources.find((one) => one.resource.name === resource)?.access[action];
  return permission !== undefined && permissions.includes(permission);
}
