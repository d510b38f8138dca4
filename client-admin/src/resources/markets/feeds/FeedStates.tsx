import { useTranslate } from 'react-admin';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { Pill } from '../../../ui/Pill';
import { TimeText } from '../../../ui/TimeText';
import type { Feed } from '../market';
import { feedName } from '../../../lib/feedName';
import { feedTones } from './feedTones';
import styles from './FeedStates.module.css';
import { useFeeds } from './useFeeds';

function FeedCard({ feed }: { readonly feed: Feed }) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { name, state, fault, cuts, leadMs, toldAt, missingKey } = feed;
  const words = (key: string, more = {}) => translate(`resources.feeds.${key}`, more);
  return (
    <section className={classes('card', styles.feedCard)} aria-label={feedName(translate, name)}>
      <h2>
        {feedName(translate, name)} <Pill tone={feedTones[state]}>{words(`state.${state}`)}</Pill>
      </h2>
      <dl className={classes('facts', 'card-body', 'num')}>
        <div>
          <dt>{words('cuts')}</dt>
          <dd>{count(cuts)}</dd>
        </div>
        <div>
          <dt>{words('ahead')}</dt>
          <dd>{words('ms', { ms: count(leadMs) })}</dd>
        </div>
        <div>
          <dt>{words('toldAt')}</dt>
          <dd>{toldAt === null ? '–' : <TimeText at={toldAt} />}</dd>
        </div>
      </dl>
      {/* A missing key is said below, in the words of the console. */}
      {fault !== null && missingKey === null && <p className="note warn">{fault}</p>}
      {missingKey !== null && (
        <p className="card-body soft">{words('missingKey', { variable: missingKey })}</p>
      )}
    </section>
  );
}

/** How each source of prices is, as whoever records last told. */
export function FeedStates() {
  const { data, error, refetch } = useFeeds();
  if (data === undefined && error) return <LoadFault onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  return (
    <div className={styles.feedCards}>
      {data.map((feed) => (
        <FeedCard key={feed.id} feed={feed} />
      ))}
    </div>
  );
}
