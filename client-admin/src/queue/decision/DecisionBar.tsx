import { Button } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { useNow } from '../../lib/clock';
import { useOnline } from '../../lib/connection';
import { formatCountdown } from '../../lib/time/formatTime';
import { useMe } from '../../lib/useMe';
import styles from './DecisionBar.module.css';
import { ownFirstApproval, useQueue, type QueueRequest } from '../queue';
import { deciderOf, undoLeftMs } from './undo';
import type { Lease } from '../drawer/useLease';
import type { Decision } from './useBeginDecision';
import { useWhyNoApproval, useWhyNot } from './useWhyNot';
import { useQueueWords } from '../useQueueWords';

interface Props {
  readonly request: QueueRequest;
  readonly lease: Lease;
  readonly onDecide: (decision: Decision) => void;
  readonly onTake: () => void;
  readonly onRelease: () => void;
  readonly onUndo: (request: QueueRequest) => void;
  readonly onWithdraw: () => void;
}

interface ActProps {
  readonly act: keyof typeof looks;
  /** The key that does the same. */
  readonly letter: string;
  readonly onAct: () => void;
  /** Why it cannot be done, where it cannot. */
  readonly why?: string | null;
}

const looks = {
  approve: { variant: 'contained', color: 'primary' },
  refuse: { variant: 'outlined', color: 'error' },
  release: { variant: 'text', color: 'primary' },
  take: { variant: 'contained', color: 'primary' },
  hold: { variant: 'text', color: 'primary' },
  sendBack: { variant: 'text', color: 'primary' },
  undo: { variant: 'contained', color: 'primary' },
  withdraw: { variant: 'outlined', color: 'primary' },
} as const;

function ActButton({ act, letter, onAct, why = null }: ActProps) {
  const words = useQueueWords();
  const online = useOnline();
  return (
    <Button
      {...looks[act]}
      size="large"
      disabled={!online || why !== null}
      aria-description={why ?? undefined}
      aria-keyshortcuts={letter}
      onClick={onAct}
    >
      {words(`action.${act}`)}
      <kbd aria-hidden>{letter}</kbd>
    </Button>
  );
}

function HolderButtons({ request, lease, onDecide, onRelease }: Props) {
  const words = useQueueWords();
  const isSecond = request.reviewState === 'SECOND_APPROVAL';
  const noApproval = useWhyNoApproval()(request);
  const decide = (decision: Decision) => () => {
    onDecide(decision);
  };
  return (
    <>
      <div className="row">
        <ActButton act="approve" letter="A" onAct={decide('approve')} why={noApproval} />
        <ActButton act="refuse" letter="R" onAct={decide('refuse')} />
      </div>
      <div className="row">
        {isSecond ? (
          <ActButton act="sendBack" letter="B" onAct={decide('sendBack')} />
        ) : (
          <ActButton act="hold" letter="H" onAct={decide('hold')} />
        )}
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

/** One's own decision in its undo window. */
function UndoButton({ request, onUndo }: Props) {
  const words = useQueueWords();
  const translate = useTranslate();
  const leftMs = undoLeftMs(request, useNow(250));
  const waits = request.accountStopped === true;
  const over = waits ? translate('queue.waitsForAccount') : words('takesEffect');
  return (
    <>
      {leftMs > 0 && (
        <div className="row">
          <ActButton
            act="undo"
            letter="U"
            onAct={() => {
              onUndo(request);
            }}
          />
        </div>
      )}
      <p>{leftMs > 0 ? words('decidedByYou') : over}</p>
    </>
  );
}

/** What somebody can do who cannot decide: take back what they did, or read why not. */
function Blocked(props: Props & { readonly why: string; readonly me: string | undefined }) {
  const { request, why, me, onWithdraw } = props;
  const { resource } = useQueue();
  const { canAccess: mayDecide } = useCanAccess({ resource, action: 'decide' });
  if (me !== undefined && mayDecide === true && deciderOf(request)?.id === me) {
    return <UndoButton {...props} />;
  }
  const withdraws = mayDecide === true && ownFirstApproval(request, me);
  return (
    <>
      {withdraws && (
        <div className="row">
          <ActButton act="withdraw" letter="W" onAct={onWithdraw} />
        </div>
      )}
      <p>{why}</p>
    </>
  );
}

/** What this person can do: only the holder of the lease decides; everybody else reads why not. */
function Choices(props: Props) {
  const { request, lease, onTake } = props;
  const { resource } = useQueue();
  const { canAccess: mayTake } = useCanAccess({ resource, action: 'take' });
  const { canAccess: mayDecide } = useCanAccess({ resource, action: 'decide' });
  const words = useQueueWords();
  const me = useMe();
  const why = useWhyNot()(request);
  if (why !== null) return <Blocked {...props} why={why} me={me && String(me.id)} />;
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
