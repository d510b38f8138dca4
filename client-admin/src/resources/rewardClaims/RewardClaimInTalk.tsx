import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { Row } from '../../lib/consoleResource';
import { detail } from '../../lib/detail';
import { retryOnce } from '../../lib/retryOnce';
import { FactList } from '../../ui/FactList';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { MoneyText } from '../../ui/MoneyText';
import { InviteeTable } from './InviteeTable';
import type { RewardClaim } from './rewardClaim';

const RESOURCE = 'rewardClaims';

/** A claim beside its conversation: what it pays, and whom it rests on. */
export function RewardClaimInTalk() {
  const { id = '' } = useRecordContext<Row>() ?? {};
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<RewardClaim>(
    RESOURCE,
    { id, meta: detail },
    { retry: retryOnce },
  );
  if (!data) return error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton rows={2} />;
  const words = (key: string, values?: object) =>
    translate(`resources.${RESOURCE}.${key}`, { ...values });
  const { need, reward, invitation, decisionReason } = data;
  const { invitees, verified, newest } = invitation;
  return (
    <>
      <FactList
        label={(name) => words(`fields.${name}`)}
        facts={[
          ['amount', <MoneyText key="amount" value={reward.amount} code />],
          ['need', String(need)],
          ['verified', String(verified)],
          ['decisionReason', decisionReason],
        ]}
      />
      <p className="soft">{words('evidence', { invitees, verified })}</p>
      <InviteeTable invitees={newest} />
    </>
  );
}
