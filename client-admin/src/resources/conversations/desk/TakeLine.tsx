import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { useOnline } from '../../../lib/connection';
import { useQueueWords } from '../../../queue/useQueueWords';
import { blockedBy, type Conversation } from '../conversation';
import styles from './TalkDrawer.module.css';

interface Props {
  readonly request: Conversation;
  readonly onTake: () => void;
  readonly onNote: () => void;
}

/** In place of the composer: taking it, or why not. A note wants no lease. */
export function TakeLine({ request, onTake, onNote }: Props) {
  const words = useQueueWords();
  const online = useOnline();
  const { canAccess: mayTake } = useCanAccess({ resource: 'conversations', action: 'take' });
  const why = blockedBy(request);
  return (
    <div className={styles.take}>
      <p>{why ? words(why.key, why.values) : words('takeHint')}</p>
      {mayTake === true && (
        <div className="row">
          <Button variant="text" aria-keyshortcuts="Y" onClick={onNote}>
            {words('toNote')}
            <kbd aria-hidden>Y</kbd>
          </Button>
          {!why && (
            <Button variant="contained" disabled={!online} aria-keyshortcuts="C" onClick={onTake}>
              {words('action.take')}
              <kbd aria-hidden>C</kbd>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
