import { ShowBase, useShowContext } from 'react-admin';
import { detail } from '../../lib/detail';
import { retryOnce } from '../../lib/retryOnce';
import { Skeleton } from '../../ui/list/Skeleton';
import { LoadFault } from '../../ui/list/LoadFault';
import type { User } from './user';
import { UserHead } from './UserHead';
import { UserTabs } from './UserTabs';

function Page() {
  const { record, error, refetch } = useShowContext<User>();
  if (!record && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!record) return <Skeleton />;
  return (
    <div className="page">
      <UserHead user={record} />
      <UserTabs user={record} />
    </div>
  );
}

/** One customer: who, what they have and why, and everything that happened. */
export const UserShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
