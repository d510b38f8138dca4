import { useGetOne, useTranslate } from 'react-admin';
import { detail } from '../lib/detail';
import { Skeleton } from '../ui/Skeleton';
import { LoadFault } from '../ui/LoadFault';
import { MoneyText } from '../ui/MoneyText';
import { ApproveDialog } from '../resources/recharges/ApproveDialog';
import { DecisionBar } from './DecisionBar';
import { DrawerHead } from './DrawerHead';
import { amountInReview, isDecided, type Recharge } from '../resources/recharges/recharge';
import { RechargeFacts } from '../resources/recharges/RechargeFacts';
import { ReviewHistory } from './ReviewHistory';
import { RechargeWarnings } from '../resources/recharges/RechargeWarnings';
import { RefuseDialog } from '../resources/recharges/RefuseDialog';
import { PictureViewer } from './PictureViewer';
import { RechargeStatePill } from '../resources/recharges/RechargeStatePill';
import type { Asked } from './useQueueKeys';

interface Props {
  readonly id: string;
  /** The rows of the list, for the way up and down. */
  readonly ids: readonly string[];
  readonly asking: Asked | null;
  readonly onAsk: (what: Asked | null) => void;
  readonly onClose: () => void;
}

function Dialogs({
  recharge,
  asking,
  onAsk,
}: Pick<Props, 'asking' | 'onAsk'> & { readonly recharge: Recharge }) {
  if (!recharge.takenByMe || isDecided(recharge)) return null; // Only the holder decides.
  const close = () => {
    onAsk(null);
  };
  return (
    <>
      {asking === 'approve' && <ApproveDialog recharge={recharge} onClose={close} />}
      {asking === 'refuse' && <RefuseDialog recharge={recharge} onClose={close} />}
    </>
  );
}

function Body({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  return (
    <div className="drawer-body">
      <p className="drawer-amount">
        <span>
          <b>
            <MoneyText value={recharge.credited ?? amountInReview(recharge)} />
          </b>{' '}
          <span className="soft">{recharge.amount.asset}</span>
        </span>
        <RechargeStatePill state={recharge.state} />
      </p>
      <RechargeWarnings recharge={recharge} />
      <RechargeFacts recharge={recharge} />
      <h3>{translate('resources.recharges.screenshot')}</h3>
      <PictureViewer key={recharge.id} url={recharge.screenshotUrl} amount={recharge.amount} />
      <h3>{translate('resources.recharges.history')}</h3>
      <ReviewHistory steps={recharge.history} />
    </div>
  );
}

/** One request beside the list. */
export function QueueDrawer({ id, ids, asking, onAsk, onClose }: Props) {
  const translate = useTranslate();
  const {
    data: recharge,
    error,
    refetch,
  } = useGetOne<Recharge>('recharges', {
    id,
    meta: detail,
  });
  return (
    <aside className="drawer" aria-label={translate('resources.recharges.drawer')}>
      <DrawerHead recharge={recharge} id={id} ids={ids} onClose={onClose} />
      {!recharge && error && <LoadFault onRetry={() => void refetch()} />}
      {!recharge && !error && <Skeleton rows={6} />}
      {recharge && (
        <>
          <Body recharge={recharge} />
          <DecisionBar recharge={recharge} onAsk={onAsk} />
          <Dialogs recharge={recharge} asking={asking} onAsk={onAsk} />
        </>
      )}
    </aside>
  );
}
