import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { useOnline } from '../lib/connection';
import { formatCountdown } from '../lib/formatTime';
import { useMe } from '../lib/useMe';
import styles from './DecisionBar.module.css';
import { useQueue, type QueueRequest } from './queue';
import type { Lease } from './useLease';
import type { Decision } from './useBeginDecision';
import { useQueueWords } from './useQueueWords';

interface Props {
  readonly request: QueueRequest;
  readonly lease: Lease;
  readonly onDecide: (decision: Decision) => void;
  readonly onTake: () => void;
  readonly onRelease: () => void;
}

interface ActProps {
  readonly act: 'approve' | 'refuse' | 'release' | 'take';
  /** The key that does the same. */
  readonly letter: string;
  readonly onAct: () => void;
}

const looks = {
  approve: { variant: 'contained', color: 'primary' },
  refuse: { variant: 'outlined', color: 'error' },
  release: { variant: 'text', color: 'primary' },
  take: { variant: 'contained', color: 'primary' },
} as const;

function ActButton({ act, letter, onAct }: ActProps) {
  const words = useQueueWords();
  const online = useOnline();
  return (
    <Button
      {...looks[act]}
      size="large"
      disabled={!online}
      aria-keyshortcuts={letter}
      onClick={onAct}
    >
      {words(`action.${act}`)}
      <kbd aria-hidden>{letter}</kbd>
    </Button>
  );
}

function HolderButtons({ lease, onDecide, onRelease }: Props) {
  const words = useQueueWords();
  const decide = (decision: Decision) => () => {
    onDecide(decision);
  };
  return (
    <>
      <div className="row">
        <ActButton act="approve" letter="A" onAct={decide('approve')} />
        <ActButton act="refuse" letter="R" onAct={decide('refuse')} />
        <ActButton act="release" letter="X" onAct={onRelease} />
      </div>
      <p>
        <span className="num" role="timer">
          {words('lease', { time: formatCountdown(lease.leftMs) })}
        </span>{' '}
        {words('decideHint')}
      </p>
    </>
  );
}

/** What this person can do: only the holder of the lease decides; everybody else is told why not. */
function Choices(props: Props) {
  const { request, lease, onTake } = props;
  const { resource, blockedBy } = useQueue();
  const { canAccess: mayTake } = useCanAccess({ resource, action: 'take' });
  const { canAccess: mayDecide } = useCanAccess({ resource, action: 'decide' });
  const words = useQueueWords();
  const me = useMe();
  const why = blockedBy(request, me && String(me.id));
  if (why !== null) return <p>{words(why.key, why.values)}</p>;
  if (lease.held) return mayDecide === true ? <HolderButtons {...props} /> : null;
  if (mayTake !== true) return null;
  return (
    <>
      <div className="row">
        <ActButton act="take" letter="C" onAct={onTake} />
      </div>
      <p>{words('takeHint')}</p>
    </>
  );
}

export const DecisionBar = (props: Props) => (
  <div className={styles.bar}>
    <Choices {...props} />
  </div>
);
