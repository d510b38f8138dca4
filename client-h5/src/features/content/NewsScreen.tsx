import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { ArticleList } from './ArticleList';

/** `/pages/news/news` */
export function NewsScreen() {
  const { t } = useWords('content');
  return (
    <Page title={t('news')} back>
      <ArticleList
        kind="NEWS"
        label={t('news')}
        empty={t('newsEmpty')}
        emptyText={t('emptyText')}
      />
    </Page>
  );
}
