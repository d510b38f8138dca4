import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { useFormat } from '../../lib/useFormat';
import type { QueueRow } from '../queue';
import { useQueueWords } from '../useQueueWords';
import styles from './BulkDialog.module.css';
import { BulkLine } from './BulkLine';
import { BulkProgress, type Run } from './BulkProgress';
import { useBulkRun } from './useBulkRun';
import { useGrounds } from './useGrounds';
import { useTotal } from './useTotal';

interface Props {
  /** As they were ticked. */
  readonly rows: readonly QueueRow[];
  /** Resolves once this person holds no request any more. */
  readonly free: () => Promise<unknown>;
  readonly onClose: () => void;
}

interface AskedProps {
  readonly ready: number;
  readonly amount: string;
  readonly onClose: () => void;
}

function Asked({ ready, amount, onClose }: AskedProps) {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <>
      <Button variant="text" size="large" onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      <Button variant="contained" size="large" type="submit" disabled={!online || ready === 0}>
        {ready === 0
          ? translate('queue.bulk.none')
          : translate('queue.bulk.confirm', { smart_count: ready, amount })}
      </Button>
    </>
  );
}

function Ends({ run, onClose }: { readonly run: Run; readonly onClose: () => void }) {
  const translate = useTranslate();
  const ended = run.phase === 'ENDED';
  return (
    <Button
      variant={ended ? 'contained' : 'outlined'}
      size="large"
      onClick={ended ? onClose : run.stop}
    >
      {translate(ended ? 'ra.action.close' : 'queue.bulk.stop')}
    </Button>
  );
}

/**
 * One confirmation for several requests: what the approval of each rests on, how many they are and what they
 * come to. Each is then approved by itself, and what came of it stands in its line.
 */
export function BulkDialog({ rows, free, onClose }: Props) {
  const translate = useTranslate();
  const words = useQueueWords();
  const { money } = useFormat();
  const total = useTotal();
  const titleId = useId();
  const grounds = useGrounds(rows);
  const run = useBulkRun(free);
  const [chosen, setChosen] = useState(0);
  const asking = run.phase === 'ASKING';
  const { ready } = grounds;
  const amount = money(total(ready.map(({ row }) => row)), { code: true });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready.length === 0) return;
    setChosen(ready.length);
    void run.start(ready);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={run.phase === 'WORKING' ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('queue.bulk.title')}</DialogTitle>
        <DialogContent>
          {asking ? (
            <p className="soft">{words('bulk.text')}</p>
          ) : (
            <BulkProgress run={run} count={chosen} />
          )}
          <ul className={styles.bulkLines}>
            {rows.map((row) => (
              <BulkLine
                key={row.id}
                row={row}
                asking={asking}
                grounds={grounds}
                outcome={run.outcomes.get(row.id)}
              />
            ))}
          </ul>
        </DialogContent>
        <DialogActions sx={{ padding: '8px 24px 20px', gap: '4px' }}>
          {asking ? (
            <Asked ready={ready.length} amount={amount} onClose={onClose} />
          ) : (
            <Ends run={run} onClose={onClose} />
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
