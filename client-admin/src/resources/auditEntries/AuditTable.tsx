import { DataTable, useExpanded, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CopyText } from '../../ui/CopyText';
import { TimeText } from '../../ui/TimeText';
import { AuditChange } from './AuditChange';
import { pathOf, type AuditEntry } from './auditEntry';
import styles from './AuditTable.module.css';

const Column = DataTable.Col<AuditEntry>;

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const path = pathOf(subject);
  if (path === null) return <span className="mono">{subject}</span>;
  return (
    <Link className="link mono" to={path}>
      {subject}
    </Link>
  );
}

/** The row's arrow is for the pointer alone; this opens the entry from the keyboard too. */
function ActionButton({ id, action }: Pick<AuditEntry, 'id' | 'action'>) {
  const [expanded, toggle] = useExpanded('auditEntries', id);
  return (
    <button
      type="button"
      className="bare"
      aria-expanded={expanded}
      style={{ minHeight: 24 }}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      <span className="mono">{action}</span>
    </button>
  );
}

/** Who did what, to whom, why and from where; opened, before and after. */
export function AuditTable({ withSubject = true }: { readonly withSubject?: boolean }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.auditEntries.fields.${name}`);
  return (
    <DataTable<AuditEntry> bulkActionButtons={false} rowClick="expand" expand={<AuditChange />}>
      <Column label="#" render={({ id }) => <span className="num">{id}</span>} />
      <Column label={label('at')} render={({ at }) => <TimeText at={at} />} />
      <Column
        label={label('actor')}
        render={({ actor }) => <span className="mono">{actor}</span>}
      />
      <Column
        label={label('action')}
        render={({ id, action }) => <ActionButton id={id} action={action} />}
      />
      {withSubject && (
        <Column label={label('subject')} render={({ subject }) => <Subject subject={subject} />} />
      )}
      <Column
        label={label('reason')}
        render={({ reason }) => (
          <span className={styles.auditReason} title={reason ?? undefined}>
            {reason ?? '–'}
          </span>
        )}
      />
      <Column
        label={label('hash')}
        render={({ hash }) => <CopyText text={hash} label={label('hash')} short={10} />}
      />
    </DataTable>
  );
}
