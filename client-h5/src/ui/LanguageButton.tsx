import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageFacts } from '../../../schema/languages';
import { useSession } from '../lib/session/session';
import { Button, IconButton } from './Button';
import { LanguageChoices } from './LanguageChoices';
import { Sheet } from './sheet/Sheet';
import styles from './LanguageButton.module.css';

/** The choice of languages where there may be no session. `icon` shows the globe alone. */
export function LanguageButton({ icon = false }: { readonly icon?: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { name } = languageFacts[useSession().language];
  const show = () => {
    setOpen(true);
  };
  return (
    <>
      {icon ? (
        <IconButton label={t('language.now', { name })} aria-haspopup="dialog" onClick={show}>
          <Globe size={22} strokeWidth={1.7} aria-hidden />
        </IconButton>
      ) : (
        <Button
          small
          look="quiet"
          className={styles.languageButton}
          aria-haspopup="dialog"
          onClick={show}
        >
          <Globe size={18} strokeWidth={1.7} aria-hidden />
          {name}
        </Button>
      )}
      <Sheet title={t('language.title')} open={open} onClose={() => setOpen(false)}>
        <LanguageChoices />
      </Sheet>
    </>
  );
}
