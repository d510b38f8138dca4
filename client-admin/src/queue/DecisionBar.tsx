import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { formatCountdown } from '../lib/formatTime';
import { useOnline } from '../lib/useOnline';
import { useMe } from '../lib/useMe';
import { useQueue, type QueueRequest } from './queue';
import type { Asked } from './useQueueKeys';
import { useLease } from './useLease';
import { useQueueActs } from './useQueueActs';
import { useQueueWords } from './useQueueWords';
import styles from './DecisionBar.module.css';

interface Props {
  readonly request: QueueRequest;
  readonly onAsk: (what: Asked) => void;
}

interface AskProps extends Pick<Props, 'onAsk'> {
  readonly what: 'approve' | 'refuse';
  /** The key that does the same. */
  readonly letter: string;
}

function AskButton({ what, letter, onAsk }: AskProps) {
  const words = useQueueWords();
  const online = useOnline();
  return (
    <Button
      variant={what === 'approve' ? 'contained' : 'outlined'}
      color={what === 'approve' ? 'primary' : 'error'}
      size="large"
      disabled={!online}
      onClick={() => {
        onAsk(what);
      }}
    >
      {words(`action.${what}`)}
      <kbd>{letter}</kbd>
    </Button>
  );
}

function HolderButtons({ request, onAsk }: Props) {
  const words = useQueueWords();
  const online = useOnline();
  const { release } = useQueueActs();
  const left = useLease(request);
  return (
    <>
      <div className="row">
        <AskButton what="approve" letter="A" onAsk={onAsk} />
        <AskButton what="refuse" letter="R" onAsk={onAsk} />
        <Button
          variant="text"
          size="large"
          disabled={!online}
          loading={release.isPending}
          onClick={() => {
            release.mutate(request);
          }}
        >
          {words('action.release')}
        </Button>
      </div>
      <p>
        <span className="num" role="timer">
          {words('lease', { time: formatCountdown(left) })}
        </span>{' '}
        {words('decideHint')}
      </p>
    </>
  );
}

function TakeButton({ request }: Pick<Props, 'request'>) {
  const words = useQueueWords();
  const online = useOnline();
  const { take } = useQueueActs();
  return (
    <>
      <div className="row">
        <Button
          variant="contained"
          size="large"
          disabled={!online}
          loading={take.isPending}
          onClick={() => {
            take.mutate(request);
          }}
        >
          {words('action.take')}
        </Button>
      </div>
      <p>{words('takeHint')}</p>
    </>
  );
}

/** Only the holder of the lease decides; everybody else is told why not. */
export function DecisionBar({ request, onAsk }: Props) {
  const { resource, blockedBy } = useQueue();
  const { canAccess: mayTake } = useCanAccess({ resource, action: 'take' });
  const { canAccess: mayDecide } = useCanAccess({ resource, action: 'decide' });
  const words = useQueueWords();
  const me = useMe();
  const why = blockedBy(request, me && String(me.id));
  if (why !== null) {
    return (
      <div className={styles.drawerActs}>
        <p>{words(why.key, why.values)}</p>
      </div>
    );
  }
  if (request.takenByMe && mayDecide === true) {
    return (
      <div className={styles.drawerActs}>
        <HolderButtons request={request} onAsk={onAsk} />
      </div>
    );
  }
  return (
    <div className={styles.drawerActs}>{mayTake === true && <TakeButton request={request} />}</div>
  );
}
