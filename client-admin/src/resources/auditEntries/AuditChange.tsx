import { useRecordContext, useTranslate } from 'react-admin';
import { formatProofTime } from '../../lib/formatTime';
import { CopyText } from '../../ui/CopyText';
import { pretty, type AuditEntry } from './auditEntry';
import styles from './AuditChange.module.css';

/** What an entry changed, and its place in the chain. */
export function AuditChange() {
  const translate = useTranslate();
  const entry = useRecordContext<AuditEntry>();
  if (!entry) return null;
  const label = (name: string) => translate(`resources.auditEntries.fields.${name}`);
  const { before, after, reason, source, at, prev, hash } = entry;
  return (
    <div className={styles.auditChange}>
      {(['before', 'after'] as const).map((name) => {
        const text = { before, after }[name];
        return (
          <section key={name}>
            <h3>{label(name)}</h3>
            <pre className="mono" tabIndex={0} aria-label={label(name)}>
              {text === null ? '–' : pretty(text)}
            </pre>
          </section>
        );
      })}
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
