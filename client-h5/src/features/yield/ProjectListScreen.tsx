import { useTranslation } from 'react-i18next';
import { Empty } from '../../ui/state/Empty';
import { Page } from '../../ui/layout/Page';

/** `/pages/project/project`: the tab stands from the first day, its offers come later. */
export function ProjectListScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('project.title')} large money>
      <Empty title={t('project.emptyTitle')} text={t('project.emptyText')} />
    </Page>
  );
}
