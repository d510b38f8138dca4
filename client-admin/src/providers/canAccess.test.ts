import { resources } from '../resources';
import { canAccess as may } from './canAccess';

const canAccess = (permissions: readonly string[], action: string, resource: string) =>
  may(resources, permissions, { action, resource });

const support = ['dashboard.read', 'recharge.read', 'recharge.take', 'user.read', 'order.read'];
const admin = [...support, 'recharge.decide', 'audit.read'];

describe('what the console shows to whom', () => {
  test.each([
    ['recharges', 'list'],
    ['recharges', 'take'],
    ['users', 'show'],
    ['orders', 'list'],
    ['statementLines', 'list'],
  ])('customer service may %s.%s', (resource, action) => {
    expect(canAccess(support, action, resource)).toBe(true);
  });

  it('hides the audit log from everybody but administrators', () => {
    expect(canAccess(support, 'list', 'auditEntries')).toBe(false);
    expect(canAccess(admin, 'list', 'auditEntries')).toBe(true);
  });

  it('knows taking from deciding', () => {
    expect(canAccess(support, 'decide', 'recharges')).toBe(false);
    expect(canAccess(admin, 'decide', 'recharges')).toBe(true);
  });

  test.each([
    ['orders', 'edit'],
    ['users', 'delete'],
    ['quotes', 'list'],
    ['recharges', 'create'],
  ])('nobody may %s.%s: it is not offered', (resource, action) => {
    expect(canAccess(admin, action, resource)).toBe(false);
  });

  it('gives nothing to somebody without rights', () => {
    expect(canAccess([], 'list', 'recharges')).toBe(false);
  });
});
