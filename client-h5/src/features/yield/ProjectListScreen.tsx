import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';

/** `/pages/project/project`: the tab stands from the first day, its offers come later. */
export function ProjectListScreen() {
  const { t } = useWords('yield');
  return (
    <Page title={t('yield.title')} large money>
      <Empty title={t('yield.emptyTitle')} text={t('yield.emptyText')} />
    </Page>
  );
}
