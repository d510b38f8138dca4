import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../lib/connection';

interface Props {
  readonly title: string;
  /** The verb on the button, with the amount where there is one. */
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** What the server answered, when it said no. */
  readonly fault?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * One question with one act. It is mounted when asked and unmounted when answered. Without a server it
 * waits with what was typed.
 */
export function ActDialog(props: Props) {
  const { title, confirm, danger = false, busy, fault, onConfirm, onClose, children } = props;
  const translate = useTranslate();
  const titleId = useId();
  const online = useOnline();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (online) onConfirm();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <div className="dialog-body">
            {children}
            {fault !== undefined && (
              <p className="note bad" role="alert">
                {fault}
              </p>
            )}
          </div>
        </DialogContent>
        <DialogActions sx={{ padding: '8px 24px 20px', gap: '4px' }}>
          <Button variant="text" onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            variant="contained"
            type="submit"
            color={danger ? 'error' : 'primary'}
            loading={busy}
            disabled={!online}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
