import { useTranslation } from 'react-i18next';
import { LanguageChoices } from '../../ui/LanguageChoices';
import { Page } from '../../ui/layout/Page';

/** `/pages/user/language`. */
export function LanguageScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('language.title')} back>
      <LanguageChoices />
    </Page>
  );
}
