import { READ, type Module } from '../../platform/module';
import { AuditResolver } from './api/audit.resolver';
import { StaffLookResolver } from './api/staff-look.resolver';
import { AuditEntry } from './audit-entry.entity';
import { auditChecks } from './checks';

/** The chain of what staff did. */
export const audit = {
  name: 'audit',
  tables: { audit_entry: READ },
  functions: ['audit_append', 'audit_check'],
  verify: { tables: { 'verify.audit': READ }, functions: ['audit_hash'] },
  entities: [AuditEntry],
  resolvers: { user: [StaffLookResolver], staff: [AuditResolver] },
  permissions: { 'audit.read': ['ADMIN'] },
  checks: auditChecks,
} satisfies Module;
