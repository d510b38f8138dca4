import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { lookBack } from '../../lib/lastSeen';
import { part } from '../../lib/network/part';
import { usePlatform, type Platform } from '../../lib/usePlatform';
import { FirstStep } from './FirstStep';
import { HomeNextDocument, type HomeNextQuery } from './home.generated';
import { HomeBanner } from './HomeBanner';
import styles from './HomeNext.module.css';
import { nextOf } from './nextOf';

const RunningContracts = lazy(() =>
  part(() => import('./RunningContracts')).then((file) => ({ default: file.RunningContracts })),
);

/**
 * Between balance and markets, in a room of one height, so that nothing below moves once it is known:
 * what runs; else the next step of an account that has no money or no contract yet; else what practice mode is for.
 */
export function HomeNext() {
  const practice = usePractice();
  const { data, error, refetch } = useQuery(HomeNextDocument);
  const known = data !== undefined || error !== undefined;
  if (!practice && !hasNext(data)) return null;
  return <div className={styles.next}>{known && <Next data={data} refetch={refetch} />}</div>;
}

/** Until the platform has answered, what it was when it was last seen: its room stands before the markets come. */
function usePractice(): boolean {
  const now = usePlatform();
  const [seen] = useState(() => lookBack('Platform') as { readonly platform: Platform } | null);
  return (now ?? seen?.platform)?.practiceWorld === true;
}

const hasNext = (data: HomeNextQuery | undefined): data is HomeNextQuery =>
  data !== undefined && (data.running.edges.length > 0 || nextOf(data) !== null);

interface Props {
  readonly data: HomeNextQuery | undefined;
  readonly refetch: () => Promise<unknown>;
}

function Next({ data, refetch }: Props) {
  if (!hasNext(data)) return <HomeBanner />;
  const step = nextOf(data);
  if (step) return <FirstStep step={step} />;
  return (
    <Suspense fallback={null}>
      <RunningContracts contracts={data.running.edges.map(({ node }) => node)} refetch={refetch} />
    </Suspense>
  );
}
