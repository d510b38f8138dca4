import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import type { RewardClaim } from './rewardClaim';

const words = 'resources.rewardClaims';

/** One level of invitees, each with its step; a way to each account. */
export function InviteeTable({
  invitees,
}: {
  readonly invitees: RewardClaim['invitation']['newest'];
}) {
  const translate = useTranslate();
  if (invitees.length === 0)
    return <p className="card-body soft">{translate(`${words}.nobody`)}</p>;
  return (
    <dl className="facts card-body">
      {invitees.map(({ id, accountMasked, registeredAt, step }) => (
        <div key={id}>
          <dt>
            <UserLink id={id} name={accountMasked} />
          </dt>
          <dd>
            <TimeText at={registeredAt} />{' '}
            <Pill tone={step === 'VERIFIED' ? 'ok' : 'neutral'}>
              {translate(`${words}.inviteeStep.${step}`)}
            </Pill>
          </dd>
        </div>
      ))}
    </dl>
  );
}
