import { useWords } from '../../lib/useWords';
import { LanguageChoices } from '../../ui/LanguageChoices';
import { Page } from '../../ui/layout/Page';

/** `/pages/user/language`. */
export function LanguageScreen() {
  const { t } = useWords('account');
  return (
    <Page title={t('shared:language.title')} back>
      <LanguageChoices />
    </Page>
  );
}
