import { ShieldAlert, Users } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../lib/useFormat';
import { isInUndo } from '../../queue/queue';
import { useQueueWords } from '../../queue/useQueueWords';
import { FactList, type Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import { isDecided, type Dispute } from './dispute';
import { DisputeStatePill } from './DisputeStatePill';
import { LookText } from './LookText';

interface Props {
  readonly request: Dispute;
}

/** Who reports which contract, and where the report is. */
export function DisputeDetails({ request }: Props) {
  const words = useQueueWords();
  return (
    <>
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <b className="strong">
          <LookText look={request.look} />
        </b>
        <DisputeStatePill row={request} />
      </div>
      <Warnings request={request} />
      <FactList facts={factsOf(request, words)} label={(name) => words(`fields.${name}`)} />
      {request.state === 'SUCCESS' && <Owed />}
    </>
  );
}

/** What a reviewer must not overlook, before anything else. */
function Warnings({ request }: Props) {
  const words = useQueueWords();
  const { instant } = useFormat();
  const { firstApproval, ownRequest, handledBefore } = request;
  const open = !isDecided(request) && !isInUndo(request);
  return (
    <>
      {(ownRequest || handledBefore) && (
        <p className="note warn">
          <ShieldAlert size={16} aria-hidden />
          {words(ownRequest ? 'own' : 'handledBefore')}
        </p>
      )}
      {open && firstApproval !== null && (
        <p className="note warn">
          <Users size={16} aria-hidden />
          {words('firstApproved', {
            name: firstApproval.by.name,
            time: instant(firstApproval.at),
          })}
        </p>
      )}
    </>
  );
}

function factsOf(
  { user, order, submittedAt, reviewBy, decisionReason }: Dispute,
  words: ReturnType<typeof useQueueWords>,
): readonly Fact[] {
  return [
    [
      'order',
      <Link key="order" className="link mono" to={`/orders/${order.id}/show`}>
        {order.number}
      </Link>,
    ],
    [
      'symbol',
      `${order.symbol} · ${words(`direction.${order.direction}`)} · ${words('seconds', {
        seconds: order.durationSeconds,
      })}`,
    ],
    ['outcome', order.outcome && words(`outcome.${order.outcome}`)],
    ['stake', <MoneyText key="stake" value={order.stake} code />],
    ['net', <MoneyText key="net" value={order.net} sign code />],
    ['user', <UserLink key="user" id={user.id} name={user.accountMasked} />],
    ['submittedAt', <TimeText key="submitted" at={submittedAt} />],
    ['reviewBy', <TimeText key="review" at={reviewBy} />],
    ['decisionReason', decisionReason],
  ];
}

/** What is owed is given by a credit, which two people make: no decision here moves money. */
function Owed() {
  const words = useQueueWords();
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'list' });
  return (
    <p className="note">
      {words('owed')} {canAccess === true && <Link to="/campaigns">{words('toCredits')}</Link>}
    </p>
  );
}
