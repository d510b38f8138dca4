import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../lib/useWords';
import { Chips } from '../../ui/field/Chips';
import { Page } from '../../ui/layout/Page';
import { FollowingList } from './FollowingList';
import styles from './FollowScreen.module.css';
import { LeaderList } from './LeaderList';
import { OwnTrading } from './OwnTrading';

const tabs = ['leaders', 'following', 'own'] as const;

/** `/pages/user/follow`: who publishes their trading, whom one follows, publishing one’s own. */
export function FollowScreen() {
  const { t } = useWords('follow');
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'leaders';
  return (
    <Page title={t('shared:pages.follow')} back money>
      <Chips
        look="segments"
        label={t('tabs')}
        value={tab}
        onChange={(next) => {
          setParams(next === 'leaders' ? {} : { tab: next }, { replace: true });
        }}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      <p className={styles.followLead}>
        {tab !== 'own' && (
          <>
            {t('lead')}
            <br />
          </>
        )}
        {t('shared:common.currency')}
      </p>
      {tab === 'leaders' && <LeaderList />}
      {tab === 'following' && <FollowingList />}
      {tab === 'own' && <OwnTrading />}
    </Page>
  );
}
