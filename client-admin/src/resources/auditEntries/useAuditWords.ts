import { useTranslate } from 'react-admin';
import { useChangeWords } from '../../ui/changes/useChangeWords';
import type { AuditEntry } from './auditEntry';

/** How the log reads. What has no words of its own is said in general words, never as it is written. */
export function useAuditWords() {
  const translate = useTranslate();
  const { say, label, subject } = useChangeWords();
  return {
    label,
    subject,
    action: (action: string) => say(`action.${action}`, 'other.action'),
    actor: ({ actor, actorName }: AuditEntry) =>
      actorName ??
      translate(`resources.auditEntries.${actor === 'operator' ? 'operator' : 'system'}`),
  };
}
