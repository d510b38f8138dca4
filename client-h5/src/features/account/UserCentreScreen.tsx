import { useQuery } from '@apollo/client/react';
import { MeDocument } from '../../lib/session/me.generated';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { PageWait } from '../../ui/state/PageWait';
import { AccountMenu } from './AccountMenu';
import { BalanceCard } from './BalanceCard';
import { UserHead } from './UserHead';

/** `/pages/user/user`. */
export function UserCentreScreen() {
  const { t } = useWords('account');
  const { data, error, refetch } = useQuery(MeDocument);
  if (!data) return <PageWait failed={error !== undefined} onRetry={() => void refetch()} />;
  const { me } = data;
  return (
    <Page title={t('account.title')} header={<UserHead user={me} />}>
      <PullToRefresh />
      <BalanceCard balances={me.balances} />
      <AccountMenu invitationCode={me.invitationCode} />
    </Page>
  );
}
