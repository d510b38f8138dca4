import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import type { AuditChange, AuditEntry } from './auditEntry';

const AT = 'resources.auditEntries';

/** How the log reads. What has no words of its own is said in general words, never as it is written. */
export function useAuditWords() {
  const translate = useTranslate();
  const { money, date, second } = useFormat();
  const say = (key: string, general: string, values: object = {}): string =>
    translate(`${AT}.${key}`, { ...values, _: translate(`${AT}.${general}`, values) });
  const valueOf = ({ field, shows }: AuditChange, value: string | null): string => {
    if (value === null) return '–';
    if (shows === 'WORD') return say(`value.${field}.${value}`, 'other.value');
    if (shows === 'MONEY') return money({ amount: value, asset: 'USD' }, { code: true });
    return shows === 'TIME' ? `${date(value)}, ${second(value)}` : value;
  };
  return {
    label: (name: string) => translate(`${AT}.fields.${name}`),
    action: (action: string) => say(`action.${action}`, 'other.action'),
    field: ({ field }: AuditChange) => say(`field.${field}`, 'other.field'),
    value: valueOf,
    actor: ({ actorName }: AuditEntry) => actorName ?? translate(`${AT}.system`),
    subject: ({ subject, subjectName }: AuditEntry) => {
      const [kind = ''] = subject.split('/');
      const name = subjectName ?? '';
      return name === ''
        ? say(`nameless.${kind}`, 'other.object')
        : say(`object.${kind}`, 'other.object', { name });
    },
  };
}
