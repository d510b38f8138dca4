import { setTheme, useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { ChoiceField } from '../../ui/field/ChoiceField';
import { Sheet } from '../../ui/sheet/Sheet';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Light, dark, or as the phone does; seen behind the sheet at once. */
export function AppearanceSheet({ open, onClose }: Props) {
  const { t } = useWords('account');
  const { theme } = useSession();
  return (
    <Sheet title={t('account.appearance')} open={open} onClose={onClose}>
      <ChoiceField
        label={t('account.theme')}
        value={theme}
        onChange={setTheme}
        cards
        choices={[
          { value: 'auto', label: t('account.themeAuto') },
          { value: 'light', label: t('account.themeLight') },
          { value: 'dark', label: t('account.themeDark') },
        ]}
      />
      <p className="small muted">{t('account.themeHint')}</p>
    </Sheet>
  );
}
