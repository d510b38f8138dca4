import type { ResourceProps } from 'react-admin';
import { AuditList } from './AuditList';

/** Append-only: a list and nothing else. */
export const auditEntries: ResourceProps = { name: 'auditEntries', list: AuditList };
