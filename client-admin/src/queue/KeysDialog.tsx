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
import { useOpenNext } from './decision/useDecided';
import { useKeysOn } from './useKeys';
import styles from './KeysDialog.module.css';

type Key = readonly [key: string, act: string];

const deciding = [
  ['S', 'select'],
  ['H', 'hold'],
  ['A', 'approve'],
  ['R', 'refuse'],
  ['1 – 9', 'reason'],
  ['B', 'sendBack'],
  ['U', 'undo'],
  ['W', 'withdraw'],
  ['+ - 0', 'zoom'],
  ['T', 'turn'],
  ['F', 'fullScreen'],
] as const satisfies readonly Key[];

const answering = [
  ['M', 'write'],
  ['Y', 'note'],
  ['H', 'answered'],
  ['E', 'endTalk'],
] as const satisfies readonly Key[];

const shared = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['O', 'open'],
  ['N', 'takeNext'],
  ['C', 'take'],
  ['X', 'release'],
  ['Ctrl Enter', 'send'],
  ['/', 'search'],
  ['Ctrl K', 'goAnywhere'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const satisfies readonly Key[];

interface Props {
  /** Requests of this queue are answered, not decided. */
  readonly answered: boolean;
  readonly onClose: () => void;
}

/** Every key of the queue, and the switch that turns them off. */
export function KeysDialog({ answered, onClose }: Props) {
  const translate = useTranslate();
  const [on, setOn] = useKeysOn();
  const [openNext, setOpenNext] = useOpenNext();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <div className="dialog-body">
          <p className="soft">{translate('keys.where')}</p>
          <div className={styles.keys}>
            {[...shared, ...(answered ? answering : deciding)].map(([key, act]) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>
                <span>{translate(`keys.${act}`)}</span>
              </Fragment>
            ))}
          </div>
          {(
            [
              ['keys.on', on, setOn],
              ['queue.openNext', openNext, setOpenNext],
            ] as const
          ).map(([label, checked, set]) => (
            <FormControlLabel
              key={label}
              label={translate(label)}
              control={
                <Switch
                  checked={checked}
                  onChange={(_, next) => {
                    set(next);
                  }}
                />
              }
            />
          ))}
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
