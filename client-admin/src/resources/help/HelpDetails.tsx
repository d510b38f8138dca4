import { ShieldAlert } from 'lucide-react';
import { useQueueWords } from '../../queue/useQueueWords';
import { FactList, type Fact } from '../../ui/FactList';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import type { Help } from './help';
import { HelpStatePill } from './HelpStatePill';

/** Who asks for what, and where it is. */
export function HelpDetails({ request }: { readonly request: Help }) {
  const words = useQueueWords();
  const { user, kind, steps, decisionReason, readyAt, completedAt, stoppedAt } = request;
  const facts: readonly Fact[] = [
    ['kind', words(`kind.${kind}`)],
    ['user', <UserLink key="user" id={user.id} name={user.accountMasked} />],
    ['lockReason', kind === 'APPEAL' ? user.lockReason : null],
    ['submittedAt', <TimeText key="submitted" at={request.submittedAt} />],
    ['reviewBy', <TimeText key="review" at={request.reviewBy} />],
    ['steps', steps.map((step) => words(`step.${step}`)).join(', ')],
    ['decisionReason', decisionReason],
    ['readyAt', readyAt && <TimeText key="ready" at={readyAt} />],
    ['completedAt', completedAt && <TimeText key="completed" at={completedAt} />],
  ];
  return (
    <>
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <b className="strong">{words('asked')}</b>
        <HelpStatePill row={request} />
      </div>
      {stoppedAt !== null && request.state !== 'CANCELLED' && (
        <p className="note warn">
          <ShieldAlert size={16} aria-hidden />
          {words('stopped')}
        </p>
      )}
      {request.ownRequest && (
        <p className="note warn">
          <ShieldAlert size={16} aria-hidden />
          {words('own')}
        </p>
      )}
      <FactList facts={facts} label={(name) => words(`fields.${name}`)} />
    </>
  );
}
