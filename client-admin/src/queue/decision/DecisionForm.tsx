import { Button } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import styles from './DecisionForm.module.css';
import { useSendKey } from './useSendKey';

interface Props {
  readonly title: string;
  /** The verb on the button, with the amount where there is one. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** Without the lease nothing is sent; what was typed stays. */
  readonly held: boolean;
  /** False while the form lacks what it cannot be sent without, and says what. */
  readonly complete?: boolean;
  /** What the server answered, when it said no. */
  readonly fault?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A decision beside its evidence: one question, one act, nothing covered. */
export function DecisionForm(props: Props) {
  const { title, confirm, danger, busy, held, complete, fault, children } = props;
  const { onConfirm, onClose } = props;
  const translate = useTranslate();
  const online = useOnline();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const ready = held && online && !busy;
  const send = () => {
    if (ready && complete !== false) onConfirm();
  };
  useSendKey(send);
  useEffect(() => {
    // A form that asks for text first takes the focus itself.
    if (!form.current?.contains(document.activeElement)) form.current?.focus();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={titleId}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
    >
      <h3 id={titleId}>{title}</h3>
      {children}
      <div role="alert">
        {!held && <p className="note warn">{translate('queue.leaseOver')}</p>}
        {fault !== undefined && <p className="note bad">{fault}</p>}
      </div>
      <div className="row">
        <Button
          variant="contained"
          type="submit"
          size="large"
          color={danger === true ? 'error' : 'primary'}
          disabled={[held, online, complete !== false].includes(false)}
          loading={busy}
        >
          {confirm}
        </Button>
        <Button variant="text" size="large" onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
      </div>
    </form>
  );
}
