import { Button } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { formatCountdown } from '../lib/formatTime';
import { useOnline } from '../lib/useOnline';
import { useMe } from '../lib/useMe';
import { blockedBy } from '../resources/recharges/blockedBy';
import type { Recharge } from '../resources/recharges/recharge';
import type { Asked } from './useQueueKeys';
import { useLease } from './useLease';
import { useQueueActs } from './useQueueActs';

interface Props {
  readonly recharge: Recharge;
  readonly onAsk: (what: Asked) => void;
}

interface AskProps extends Pick<Props, 'onAsk'> {
  readonly what: 'approve' | 'refuse';
  /** The key that does the same. */
  readonly letter: string;
}

function AskButton({ what, letter, onAsk }: AskProps) {
  const translate = useTranslate();
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
      {translate(`resources.recharges.action.${what}`)}
      <kbd>{letter}</kbd>
    </Button>
  );
}

function HolderButtons({ recharge, onAsk }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  const { release } = useQueueActs();
  const left = useLease(recharge);
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
            release.mutate(recharge);
          }}
        >
          {translate('resources.recharges.action.release')}
        </Button>
      </div>
      <p>
        <span className="num" role="timer">
          {translate('resources.recharges.lease', { time: formatCountdown(left) })}
        </span>{' '}
        {translate('resources.recharges.decideHint')}
      </p>
    </>
  );
}

function TakeButton({ recharge }: Pick<Props, 'recharge'>) {
  const translate = useTranslate();
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
            take.mutate(recharge);
          }}
        >
          {translate('resources.recharges.action.take')}
        </Button>
      </div>
      <p>{translate('resources.recharges.takeHint')}</p>
    </>
  );
}

/** Only the holder of the lease decides; everybody else is told why not. */
export function DecisionBar({ recharge, onAsk }: Props) {
  const { canAccess: mayTake } = useCanAccess({ resource: 'recharges', action: 'take' });
  const { canAccess: mayDecide } = useCanAccess({ resource: 'recharges', action: 'decide' });
  const translate = useTranslate();
  const me = useMe();
  const why = blockedBy(recharge, me && String(me.id));
  if (why !== null) {
    return (
      <div className="drawer-acts">
        <p>{translate(`resources.recharges.${why.key}`, why.values)}</p>
      </div>
    );
  }
  if (recharge.takenByMe && mayDecide === true) {
    return (
      <div className="drawer-acts">
        <HolderButtons recharge={recharge} onAsk={onAsk} />
      </div>
    );
  }
  return (
    <div className="drawer-acts">{mayTake === true && <TakeButton recharge={recharge} />}</div>
  );
}
