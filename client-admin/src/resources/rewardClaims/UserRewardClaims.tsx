import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ask } from '../../lib/request';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { TimeText } from '../../ui/TimeText';
import { InviteeTable } from './InviteeTable';
import type { RewardClaimRow } from './rewardClaim';
import { InvitationOfUserDocument } from './rewardClaims.generated';
import { RewardClaimStatePill } from './RewardClaimStatePill';

const Column = ListColumn<RewardClaimRow>;
const words = 'resources.rewardClaims';

/** What one customer claimed, and whom they have invited: one level. */
export function UserRewardClaims() {
  const translate = useTranslate();
  const label = (name: string) => translate(`${words}.fields.${name}`);
  const { id: userId = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['invitationOfUser', userId],
    queryFn: async () => (await ask(InvitationOfUserDocument, { userId })).invitationOfUser,
  });
  return (
    <>
      {data && (
        <>
          <h2 style={{ padding: '14px 16px 0' }}>
            {translate(`${words}.evidence`, { invitees: data.invitees, verified: data.verified })}
          </h2>
          <InviteeTable invitees={data.newest} />
        </>
      )}
      <ListTable<RewardClaimRow> rowClick={(id) => `/rewardClaims/${String(id)}`}>
        <Column label={label('submittedAt')} render={(row) => <TimeText at={row.submittedAt} />} />
        <Column
          label={label('number')}
          render={({ id, number }) => (
            <Link className="link mono" to={`/rewardClaims/${id}`}>
              {number}
            </Link>
          )}
        />
        <Column label={label('need')} render={({ need }) => String(need)} />
        <Column
          label={label('amount')}
          render={({ reward }) => <MoneyText value={reward.amount} code />}
        />
        <Column label={label('state')} render={(row) => <RewardClaimStatePill row={row} />} />
      </ListTable>
    </>
  );
}
