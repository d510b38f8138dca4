import { useQueueWords } from '../../queue/useQueueWords';
import type { RewardClaim } from './rewardClaim';
import { InviteeTable } from './InviteeTable';

/** Whom the user has invited, and which of them count: a claim rests on nothing else. */
export function RewardClaimEvidence({ request }: { readonly request: RewardClaim }) {
  const words = useQueueWords();
  const { invitees, newest, verified } = request.invitation;
  return (
    <section className="card">
      <h2>{words('evidence', { invitees, verified })}</h2>
      <InviteeTable invitees={newest} />
    </section>
  );
}
