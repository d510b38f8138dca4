import { Link } from 'react-router-dom';
import { contentPaths } from '../../../../schema/content/routes';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { ArticleList } from './ArticleList';
import styles from './ArticleScreen.module.css';

/** `/pages/activitycenter/activitycenter`: what runs now. */
export function ActivitiesScreen() {
  const { t } = useWords('content');
  return (
    <Page title={t('activities')} back>
      <ArticleList
        kind="ACTIVITY"
        phases={['RUNNING']}
        label={t('activities')}
        empty={t('activitiesEmpty')}
        emptyText={t('emptyText')}
      />
      <p className={styles.allActivities}>
        <Link className="link" to={contentPaths.activityList}>
          {t('allActivities')}
        </Link>
      </p>
    </Page>
  );
}
