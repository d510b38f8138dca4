import { useRecordContext, useTranslate } from 'react-admin';
import { formatProofTime } from '../../lib/time/formatTime';
import { ChangeTable } from '../../ui/changes/ChangeTable';
import { CopyText } from '../../ui/CopyText';
import type { AuditEntry } from './auditEntry';
import styles from './AuditChange.module.css';
import { useAuditWords } from './useAuditWords';

/** Each field that an act wrote: before and after. */
function Changes({ entry }: { readonly entry: AuditEntry }) {
  const translate = useTranslate();
  const { changes, hidden } = entry;
  return (
    <div>
      {changes.length === 0 && !hidden && (
        <p className="soft">{translate('resources.auditEntries.noChange')}</p>
      )}
      {changes.length > 0 && <ChangeTable changes={changes} />}
      {hidden && <p className="note">{translate('resources.auditEntries.hidden')}</p>}
    </div>
  );
}

/** What an entry changed, and its place in the chain. */
export function AuditChange() {
  const { label } = useAuditWords();
  const entry = useRecordContext<AuditEntry>();
  if (!entry) return null;
  const { reason, source, at, prev, hash } = entry;
  return (
    <div className={styles.auditChange}>
      <Changes entry={entry} />
      <dl className="facts">
        <div>
          <dt>{label('at')}</dt>
          <dd className="num">{formatProofTime(at)}</dd>
        </div>
        <div>
          <dt>{label('reason')}</dt>
          <dd>{reason ?? '–'}</dd>
        </div>
        <div>
          <dt>{label('source')}</dt>
          <dd className="mono">{source ?? '–'}</dd>
        </div>
        <div>
          <dt>{label('prev')}</dt>
          <dd>
            <CopyText text={prev} label={label('prev')} short={20} />
          </dd>
        </div>
        <div>
          <dt>{label('hash')}</dt>
          <dd>
            <CopyText text={hash} label={label('hash')} short={20} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
