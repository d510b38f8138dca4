import { DecisionBar } from '../decision/DecisionBar';
import { DrawerHead } from './DrawerHead';
import { DrawerMissing } from './DrawerMissing';
import { NoteForm } from '../decision/NoteForm';
import { isInUndo, useQueue, type DecisionProps, type QueueRequest } from '../queue';
import styles from './QueueDrawer.module.css';
import { ReviewHistory } from './ReviewHistory';
import type { Decision } from '../decision/useBeginDecision';
import { useLease } from './useLease';
import { useQueueWords } from '../useQueueWords';
import type { useReviewing } from '../useReviewing';

type Reviewing = ReturnType<typeof useReviewing>;

interface PanelProps {
  readonly request: QueueRequest;
  readonly reviewing: Reviewing;
}

function Form({
  decision,
  ...props
}: DecisionProps<QueueRequest> & { readonly decision: Decision }) {
  const { Approve, Refuse } = useQueue();
  if (decision === 'approve') return <Approve {...props} />;
  if (decision === 'refuse') return <Refuse {...props} />;
  return <NoteForm act={decision} {...props} />;
}

/** Beside the evidence: the form of a decision while one is made, else the facts. */
function Panel({ request, reviewing }: PanelProps) {
  const words = useQueueWords();
  const { isDecided, Details } = useQueue();
  const lease = useLease(request);
  const decision = isDecided(request) || isInUndo(request) ? null : reviewing.decision;
  return (
    <div className={styles.panel}>
      <div className={styles.scroll}>
        <Details request={request} />
        {decision !== null && (
          <div className={styles.decision}>
            <Form
              key={decision}
              decision={decision}
              request={request}
              held={lease.held}
              onClose={reviewing.stopDeciding}
            />
          </div>
        )}
        <h3>{words('history')}</h3>
        <ReviewHistory steps={request.history} />
      </div>
      {(decision === null || !lease.held) && (
        <DecisionBar
          request={request}
          lease={lease}
          onDecide={reviewing.decide}
          onTake={reviewing.take}
          onRelease={reviewing.release}
          onUndo={reviewing.undo}
          onWithdraw={reviewing.withdraw}
        />
      )}
    </div>
  );
}

/** One request beside the list: its evidence, and what is decided about it. */
export function QueueDrawer({ reviewing }: Pick<PanelProps, 'reviewing'>) {
  const words = useQueueWords();
  const { Evidence } = useQueue();
  const { request } = reviewing;
  return (
    <section className={styles.drawer} aria-label={words('drawer')} tabIndex={-1} data-drawer>
      <div className={styles.head}>
        <DrawerHead reviewing={reviewing} />
      </div>
      {!request && (
        <div className={styles.missing}>
          <DrawerMissing reviewing={reviewing} />
        </div>
      )}
      {request && (
        <>
          <div className={styles.evidence}>
            <Evidence key={request.id} request={request} />
          </div>
          <Panel key={`panel-${request.id}`} request={request} reviewing={reviewing} />
        </>
      )}
    </section>
  );
}
