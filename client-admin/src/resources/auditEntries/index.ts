import { ScrollText } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { ask } from '../../lib/request';
import { auditActs } from './auditActs';
import { AuditEntriesDocument } from './auditEntries.generated';
import { AuditList } from './AuditList';
import { AuditTable } from './AuditTable';

/** Append-only: a list and nothing else. */
export const auditEntries = {
  resource: { name: 'auditEntries', list: AuditList },
  table: { list: async (asked) => (await ask(AuditEntriesDocument, asked)).auditEntries },
  actions: auditActs,
  access: { list: 'audit.read' },
  menu: { group: 'records', icon: ScrollText },
  ofUser: {
    tab: 'audit',
    Table: AuditTable,
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
