import { languageFacts } from '../../../../schema/languages';
import {
  priceColours,
  setPriceColours,
  setTheme,
  useSession,
  type PriceColours,
} from '../../lib/session/session';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { ChoiceField } from '../../ui/field/ChoiceField';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from './AppearanceSheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Light, dark, or as the phone does; and the colours of prices. Seen behind the sheet at once. */
export function AppearanceSheet({ open, onClose }: Props) {
  const { t } = useWords('account');
  const { theme, prices } = useSession();
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
      <ChoiceField
        label={t('account.prices')}
        value={prices}
        onChange={setPriceColours}
        cards
        choices={priceColours.map((value) => ({ value, label: <Colours of={value} /> }))}
      />
      <p className="small muted">{t('account.pricesHint')}</p>
    </Sheet>
  );
}

/** The words for a way of colouring, and a rise and a fall in it. */
function Colours({ of: prices }: { readonly of: PriceColours }) {
  const { t } = useWords('account');
  const { language } = useSession();
  const market = prices === 'auto' ? languageFacts[language].market : prices;
  return (
    <span className={styles.priceColours}>
      {t(`account.pricesAs.${prices}`)}
      <span className={classes('num', styles.priceSample)} data-market={market} aria-hidden>
        <span className="up">+1.2%</span> <span className="down">−0.8%</span>
      </span>
    </span>
  );
}
