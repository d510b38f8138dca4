import { ShieldAlert } from 'lucide-react';
import { useQueueWords } from '../../queue/useQueueWords';
import { FactList, type Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import { isDecided, obstacles, type RewardClaim } from './rewardClaim';
import { RewardClaimStatePill } from './RewardClaimStatePill';

interface Props {
  readonly request: RewardClaim;
}

/** Who claims which reward, and where the claim is. */
export function RewardClaimDetails({ request }: Props) {
  const words = useQueueWords();
  return (
    <>
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <b className="strong">
          <MoneyText value={request.reward.amount} code />
        </b>
        <RewardClaimStatePill row={request} />
      </div>
      <Warnings request={request} />
      <FactList facts={factsOf(request)} label={(name) => words(`fields.${name}`)} />
    </>
  );
}

/** What a reviewer must not overlook, before anything else. */
function Warnings({ request }: Props) {
  const words = useQueueWords();
  const { ownRequest } = request;
  const found = [ownRequest && 'own', ...(isDecided(request) ? [] : obstacles(request))].filter(
    (key) => key !== false,
  );
  return found.map((key) => (
    <p key={key} className="note warn">
      <ShieldAlert size={16} aria-hidden />
      {words(key)}
    </p>
  ));
}

const factsOf = (claim: RewardClaim): readonly Fact[] => [
  ['need', String(claim.need)],
  ['verified', String(claim.invitation.verified)],
  ['turnover', <MoneyText key="turnover" value={claim.reward.turnover} code />],
  ['user', <UserLink key="user" id={claim.user.id} name={claim.user.accountMasked} />],
  ['submittedAt', <TimeText key="submitted" at={claim.submittedAt} />],
  ['reviewBy', <TimeText key="review" at={claim.reviewBy} />],
  ['decisionReason', claim.decisionReason],
];
