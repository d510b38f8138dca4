import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useKeysOn } from './useQueueKeys';
import styles from './KeysDialog.module.css';

const rows = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['N', 'takeNext'],
  ['A', 'approve'],
  ['R', 'refuse'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

/** Every key of the queue, and the switch that turns them off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const [on, setOn] = useKeysOn();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <div className="dialog-body">
          <p className="soft">{translate('keys.where')}</p>
          <div className={styles.keys}>
            {rows.map(([key, act]) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>
                <span>{translate(`keys.${act}`)}</span>
              </Fragment>
            ))}
          </div>
          <FormControlLabel
            label={translate('keys.on')}
            control={
              <Switch
                checked={on}
                onChange={(_, checked) => {
                  setOn(checked);
                }}
              />
            }
          />
        </div>
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 20px' }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
