import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { CopyList } from './CopyList';
import { FollowingsDocument } from './follow.generated';
import { FollowingCard } from './FollowingCard';
import styles from './FollowScreen.module.css';

/** Whom one follows and with how much, then what became of their orders. */
export function FollowingList() {
  const { t } = useWords('follow');
  const asked = useQuery(FollowingsDocument, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = useArriving(asked);
  if (!data) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data.followings.length === 0 && (
        <Empty title={t('empty.following')} text={t('empty.followingText')} />
      )}
      <ul className={styles.followCards} aria-label={t('tab.following')}>
        {data.followings.map((following) => (
          <li key={following.id}>
            <FollowingCard following={following} />
          </li>
        ))}
      </ul>
      <CopyList />
    </>
  );
}
