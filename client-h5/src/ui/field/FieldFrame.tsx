import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './FieldFrame.module.css';

export interface FieldLook {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Beside the label, at its end. */
  readonly aside?: ReactNode;
  /** Inside the box, at its end. */
  readonly end?: ReactNode;
}

/** What an input needs to be tied to its hint and its error. */
export function describedBy(id: string, { error, hint }: Pick<FieldLook, 'error' | 'hint'>) {
  const ids = [error && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-invalid': Boolean(error),
    ...(ids !== '' && { 'aria-describedby': ids }),
  };
}

/** Label, box, hint and error around one input. */
export function FieldFrame(
  props: FieldLook & { readonly id: string; readonly children: ReactNode },
) {
  const { id, label, error, hint, aside, end, children } = props;
  return (
    <div className={styles.field}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={error ? classes('field-box', styles.fieldBad) : 'field-box'}>
        {children}
        {end !== undefined && <span className={styles.fieldEnd}>{end}</span>}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className={styles.fieldHint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
