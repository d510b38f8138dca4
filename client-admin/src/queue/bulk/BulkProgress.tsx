import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import styles from './BulkDialog.module.css';
import type { useBulkRun } from './useBulkRun';

export type Run = ReturnType<typeof useBulkRun>;

/** How far it is while it goes on, and how it ended. */
export function BulkProgress({ run, count }: { readonly run: Run; readonly count: number }) {
  const translate = useTranslate();
  const said = useRef<HTMLParagraphElement>(null);
  const outcomes = [...run.outcomes.values()];
  const approved = outcomes.filter(({ kind }) => kind === 'APPROVED').length;
  const done = outcomes.filter(({ kind }) => kind !== 'WORKING').length;
  const ended = run.phase === 'ENDED';
  useEffect(() => {
    // The button that had the focus is gone.
    said.current?.focus();
  }, [ended]);
  const label = translate('queue.bulk.going', { done, count });
  return (
    <div className={styles.progress}>
      {!ended && <progress value={done} max={count} aria-label={label} />}
      <p ref={said} role="status" tabIndex={-1} style={{ boxShadow: 'none' }}>
        <b>{ended ? translate('queue.bulk.ended', { approved, rest: count - approved }) : label}</b>
        {ended && approved > 0 && <> {translate('queue.bulk.undo')}</>}
      </p>
    </div>
  );
}
