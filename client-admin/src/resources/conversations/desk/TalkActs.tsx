import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useOnline } from '../../../lib/connection';
import { formatCountdown } from '../../../lib/time/formatTime';
import { useQueueWords } from '../../../queue/useQueueWords';
import { HandOverDialog } from './HandOverDialog';
import styles from './TalkDrawer.module.css';
import type { TalkActing } from './useTalkActs';

interface Props {
  readonly acts: TalkActing;
  /** For how long the conversation is still in these hands, in ms. */
  readonly leftMs: number;
  readonly onRelease: () => void;
}

/** Answered, ended, given back or handed over: what becomes of a conversation that one holds. */
export function TalkActs({ acts, leftMs, onRelease }: Props) {
  const words = useQueueWords();
  const online = useOnline();
  const hintId = useId();
  const [handing, setHanding] = useState(false);
  const off = !online || acts.busy;
  return (
    <div className={styles.acts}>
      <div className="row">
        <Button
          variant="contained"
          disabled={off || acts.unanswered}
          aria-describedby={hintId}
          aria-keyshortcuts="H"
          onClick={acts.answered}
        >
          {words('action.answered')}
          <kbd aria-hidden>H</kbd>
        </Button>
        <Button variant="outlined" disabled={off} aria-keyshortcuts="E" onClick={acts.end}>
          {words('action.end')}
          <kbd aria-hidden>E</kbd>
        </Button>
      </div>
      <div className="row">
        <Button variant="text" disabled={off} aria-keyshortcuts="X" onClick={onRelease}>
          {words('action.release')}
          <kbd aria-hidden>X</kbd>
        </Button>
        <Button
          variant="text"
          disabled={off}
          onClick={() => {
            setHanding(true);
          }}
        >
          {words('action.handOver')}
        </Button>
      </div>
      <p>
        <span className="num" role="timer">
          {words('lease', { time: formatCountdown(leftMs) })}
        </span>{' '}
        <span id={hintId}>{words(acts.unanswered ? 'answerFirst' : 'actsHint')}</span>
      </p>
      {handing && (
        <HandOverDialog
          busy={acts.busy}
          onChosen={(to) => {
            acts.handOver(to);
            setHanding(false);
          }}
          onClose={() => {
            setHanding(false);
          }}
        />
      )}
    </div>
  );
}
