import type { AuditCheckQuery, AuditEntriesQuery } from './auditEntries.generated';

export type AuditEntry = AuditEntriesQuery['auditEntries']['items'][number];
export type ChainCheck = AuditCheckQuery['auditCheck'];

/** Where a subject can be looked at: `user/7` has a page, a session has none. */
export function pathOf(subject: string): string | null {
  const [kind, id] = subject.split('/');
  if (id === undefined || !/^[0-9]+$/.test(id)) return null;
  if (kind === 'user') return `/users/${id}/show`;
  return kind === 'recharge' ? `/recharges/${id}` : null;
}
