import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { ArticleList } from './ArticleList';

/** `/pages/user/notice` */
export function NoticesScreen() {
  const { t } = useWords('content');
  return (
    <Page title={t('notices')} back>
      <ArticleList
        kind="NOTICE"
        label={t('notices')}
        empty={t('noticesEmpty')}
        emptyText={t('emptyText')}
      />
    </Page>
  );
}
