import { ScrollText } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { auditActs } from './auditActs';
import { AuditEntriesDocument } from './auditEntries.generated';

/** Append-only: a list and nothing else. */
export const auditEntries = {
  resource: { name: 'auditEntries', list: lazyScreen('AuditList', () => import('./AuditList')) },
  table: { list: async (asked) => (await ask(AuditEntriesDocument, asked)).auditEntries },
  actions: auditActs,
  access: { list: 'audit.read' },
  menu: { group: 'records', icon: ScrollText },
  ofUser: {
    tab: 'audit',
    Table: lazyScreen('AuditTable', () => import('./AuditTable')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
