import { Button } from '@mui/material';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNow } from '../../lib/clock';
import { useOnline } from '../../lib/connection';
import { formatCountdown } from '../../lib/time/formatTime';
import { useForgetDrafts } from './drafts';
import { useQueue, type QueueRequest } from '../queue';
import { undoLeftMs, useUndo, type Undoable } from './undo';
import styles from './UndoToasts.module.css';

/** For so long a decision is said to stand. */
const standsMs = 6_000;

interface ToastProps {
  readonly undoable: Undoable;
  readonly onUndo: (request: QueueRequest) => void;
}

/** The words of a decision are kept while it may be undone; they go with its toast. */
function useEnd({ request }: Undoable): void {
  const { resource } = useQueue();
  const { withdraw } = useUndo();
  const forget = useForgetDrafts();
  const gone = useEffectEvent(() => {
    forget(`${resource}/${request.id}`);
    withdraw(request.id);
  });
  useEffect(() => {
    const timer = setTimeout(gone, undoLeftMs(request) + standsMs);
    return () => {
      clearTimeout(timer);
    };
  }, [request]);
}

function UndoToast({ undoable, onUndo }: ToastProps) {
  const translate = useTranslate();
  const online = useOnline();
  const leftMs = undoLeftMs(undoable.request, useNow(250));
  useEnd(undoable);
  return (
    <div className={styles.toast}>
      <Check size={16} aria-hidden />
      <span role="status">
        {undoable.said}
        {leftMs === 0 && <> {translate('queue.stands')}</>}
      </span>
      {leftMs > 0 && (
        <Button
          size="small"
          variant="outlined"
          disabled={!online}
          aria-keyshortcuts="U"
          onClick={() => {
            onUndo(undoable.request);
          }}
        >
          {translate('queue.undo')}
          <span className="num" aria-hidden>
            {formatCountdown(leftMs)}
          </span>
        </Button>
      )}
    </div>
  );
}

/** What was decided here a moment ago: it can be undone until its window ends, and then it stands. */
export function UndoToasts({ onUndo }: Pick<ToastProps, 'onUndo'>) {
  const { undoables } = useUndo();
  return (
    <div className={styles.toasts}>
      {undoables.map((undoable) => (
        <UndoToast key={undoable.request.id} undoable={undoable} onUndo={onUndo} />
      ))}
    </div>
  );
}
