import { useExpanded } from 'react-admin';
import { Link } from 'react-router-dom';
import { CopyText } from '../../ui/CopyText';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import { AuditChange } from './AuditChange';
import { pathOf, type AuditEntry } from './auditEntry';
import styles from './AuditTable.module.css';
import { useAuditWords } from './useAuditWords';

const Column = ListColumn<AuditEntry>;

function Subject({ entry }: { readonly entry: AuditEntry }) {
  const words = useAuditWords();
  const path = pathOf(entry.subject);
  if (path === null) return <span>{words.subject(entry)}</span>;
  return (
    <Link className="link" to={path}>
      {words.subject(entry)}
    </Link>
  );
}

/** The row's arrow is for the pointer alone; this opens the entry from the keyboard too. */
function ActionButton({ id, action }: Pick<AuditEntry, 'id' | 'action'>) {
  const words = useAuditWords();
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
      {words.action(action)}
    </button>
  );
}

/** Who did what, to whom, why and from where; opened, before and after. */
export function AuditTable() {
  const words = useAuditWords();
  const { label } = words;
  return (
    <ListTable<AuditEntry> rowClick="expand" expand={<AuditChange />}>
      <Column label="#" render={({ id }) => <span className="num">{id}</span>} />
      <Column label={label('at')} render={({ at }) => <TimeText at={at} />} />
      <Column label={label('actor')} render={words.actor} />
      <Column
        label={label('action')}
        render={({ id, action }) => <ActionButton id={id} action={action} />}
      />
      <Column label={label('subject')} render={(entry) => <Subject entry={entry} />} />
      <Column
        label={label('reason')}
        render={({ reason }) => <span className={styles.auditReason}>{reason ?? '–'}</span>}
      />
      <Column
        label={label('hash')}
        render={({ hash }) => <CopyText text={hash} label={label('hash')} short={10} />}
      />
    </ListTable>
  );
}
