import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { MeDocument } from '../../lib/session/me.generated';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { Pending } from '../../ui/state/Pending';
import { AccountMenu } from './AccountMenu';
import { BalanceCard } from './BalanceCard';
import { UserHead } from './UserHead';

/** `/pages/user/user`. */
export function UserCentreScreen() {
  const { t } = useWords('account');
  const { data, error, refetch } = useArriving(useQuery(MeDocument));
  if (!data) {
    return (
      <Page title={t('account.title')} large>
        <Pending shape="page" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { me } = data;
  return (
    <Page title={t('account.title')} header={<UserHead user={me} />}>
      <PullToRefresh />
      <BalanceCard balances={me.balances} />
      <AccountMenu invitationCode={me.invitationCode} />
    </Page>
  );
}
