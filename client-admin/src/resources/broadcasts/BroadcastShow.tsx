import { ShowBase, useShowContext } from 'react-admin';
import { detail } from '../../lib/detail';
import { retryOnce } from '../../lib/retryOnce';
import { BroadcastSaid } from '../../ui/broadcast/BroadcastSaid';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import styles from '../../ui/texts/TextsCard.module.css';
import { BroadcastFacts } from './BroadcastFacts';
import type { BroadcastDetailFragment } from './broadcasts.generated';
import { EndBroadcast } from './EndBroadcast';
import { EndedPill } from './EndedPill';

function Page() {
  const { record, error, refetch } = useShowContext<BroadcastDetailFragment>();
  if (!record && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!record) return <Skeleton />;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{record.title}</PageTitle>
          <EndedPill endedAt={record.endedAt} />
        </div>
        <EndBroadcast broadcast={record} />
      </div>
      <div className={styles.textsEditor}>
        <BroadcastFacts broadcast={record} />
        <BroadcastSaid texts={record.texts} />
      </div>
    </div>
  );
}

/** One message to many people: to whom, how many have read it, and what it says. */
export const BroadcastShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
