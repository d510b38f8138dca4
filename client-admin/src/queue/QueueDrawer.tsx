import { useGetOne } from 'react-admin';
import { detail } from '../lib/detail';
import { LoadFault } from '../ui/LoadFault';
import { Skeleton } from '../ui/Skeleton';
import { DecisionBar } from './DecisionBar';
import { DrawerHead } from './DrawerHead';
import { useQueue, type QueueRequest } from './queue';
import { ReviewHistory } from './ReviewHistory';
import type { Asked } from './useQueueKeys';
import { useQueueWords } from './useQueueWords';
import styles from './QueueDrawer.module.css';

interface Props {
  readonly id: string;
  /** The rows of the list, for the way up and down. */
  readonly ids: readonly string[];
  readonly asking: Asked | null;
  readonly onAsk: (what: Asked | null) => void;
  readonly onClose: () => void;
}

function Dialogs({
  request,
  asking,
  onAsk,
}: Pick<Props, 'asking' | 'onAsk'> & { readonly request: QueueRequest }) {
  const { isDecided, Approve, Refuse } = useQueue();
  if (!request.takenByMe || isDecided(request)) return null; // Only the holder decides.
  const close = () => {
    onAsk(null);
  };
  return (
    <>
      {asking === 'approve' && <Approve request={request} onClose={close} />}
      {asking === 'refuse' && <Refuse request={request} onClose={close} />}
    </>
  );
}

function Body({ request }: { readonly request: QueueRequest }) {
  const words = useQueueWords();
  const { Details } = useQueue();
  return (
    <div className={styles.drawerBody}>
      <Details request={request} />
      <h3>{words('history')}</h3>
      <ReviewHistory steps={request.history} />
    </div>
  );
}

/** One request beside the list. */
export function QueueDrawer({ id, ids, asking, onAsk, onClose }: Props) {
  const words = useQueueWords();
  const { resource } = useQueue();
  const {
    data: request,
    error,
    refetch,
  } = useGetOne<QueueRequest>(resource, {
    id,
    meta: detail,
  });
  return (
    <aside className={styles.drawer} aria-label={words('drawer')}>
      <DrawerHead request={request} id={id} ids={ids} onClose={onClose} />
      {!request && error && <LoadFault onRetry={() => void refetch()} />}
      {!request && !error && <Skeleton rows={6} />}
      {request && (
        <>
          <Body request={request} />
          <DecisionBar request={request} onAsk={onAsk} />
          <Dialogs request={request} asking={asking} onAsk={onAsk} />
        </>
      )}
    </aside>
  );
}
