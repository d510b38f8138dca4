import { useState } from 'react';
import type { ActivityPhase } from '../../../../schema/content/articles';
import { useWords } from '../../lib/useWords';
import { Chips } from '../../ui/field/Chips';
import { Page } from '../../ui/layout/Page';
import { ArticleList } from './ArticleList';

const order: readonly ActivityPhase[] = ['RUNNING', 'UPCOMING', 'ENDED'];

/** `/pages/activitycenter/activitylist`: all activities, by whether they run. */
export function ActivityListScreen() {
  const { t } = useWords('content');
  const [phase, setPhase] = useState<ActivityPhase>('RUNNING');
  return (
    <Page title={t('allActivities')} back>
      <Chips
        look="segments"
        label={t('allActivities')}
        value={phase}
        onChange={setPhase}
        options={order.map((value) => ({ value, label: t(`phase.${value}`) }))}
      />
      <ArticleList
        key={phase}
        kind="ACTIVITY"
        phases={[phase]}
        label={t(`phase.${phase}`)}
        empty={t('activitiesEmpty')}
        emptyText={t('emptyText')}
      />
    </Page>
  );
}
