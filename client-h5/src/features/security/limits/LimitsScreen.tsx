import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../../lib/arrival';
import { SafeguardsDocument } from '../../../lib/safeguards/safeguards.generated';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useWords } from '../../../lib/useWords';
import { Page } from '../../../ui/layout/Page';
import { Pending } from '../../../ui/state/Pending';
import { BreakCard } from './BreakCard';
import { LimitCard } from './LimitCard';
import styles from './LimitsScreen.module.css';

/** `/pages/user/security?limits=1`: what one holds oneself to. */
export function LimitsScreen() {
  const { t } = useWords('security');
  const asked = useQuery(SafeguardsDocument, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = useArriving(asked);
  if (!data) {
    return (
      <Page title={t('limits.title')} back money>
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { limits, break: lasting } = data.safeguards;
  return (
    <Page title={t('limits.title')} back money>
      <p className={styles.lead}>
        {t('limits.lead')}
        <br />
        {t('shared:common.currency')}
      </p>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit.kind}>
            <LimitCard limit={limit} />
          </li>
        ))}
      </ul>
      <Days />
      <div className="section-head">
        <h2>{t('limits.break')}</h2>
      </div>
      <BreakCard lasting={lasting ?? null} />
    </Page>
  );
}

/** Whose midnight it is: a phone elsewhere may be in another day. */
function Days() {
  const { t } = useWords('security');
  const day = usePlatformDay();
  if (!day) return null;
  return <p className={styles.lead}>{t('shared:common.days', { zone: day.zone })}</p>;
}
