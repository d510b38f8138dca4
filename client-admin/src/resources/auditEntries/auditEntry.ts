import type { AuditEntriesQuery } from './auditEntries.generated';

export type AuditEntry = AuditEntriesQuery['auditEntries']['items'][number];

/** JSON as it was recorded, laid out to be read; anything else as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Where a subject can be looked at: `user/7` has a page, a session has none. */
export function pathOf(subject: string): string | null {
  const [kind, id] = subject.split('/');
  if (id === undefined || !/^[0-9]+$/.test(id)) return null;
  if (kind === 'user') return `/users/${id}/show`;
  return kind === 'recharge' ? `/recharges/${id}` : null;
}
