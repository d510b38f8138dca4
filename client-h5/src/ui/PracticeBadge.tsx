import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../lib/classes';
import { usePlatform } from '../lib/usePlatform';
import { Sheet } from './sheet/Sheet';
import styles from './PracticeBadge.module.css';

/** Says that money or prices are for practice; a tap explains. Nothing where both are real. */
export function PracticeBadge() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const platform = usePlatform();
  if (platform?.practice === false) return null;
  const simulated = platform?.practiceWorld === false;
  return (
    <>
      <button
        type="button"
        className={classes('reach', styles.practice)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <i className="dot" aria-hidden />
        {t('common.practice')}
      </button>
      <Sheet
        title={simulated ? t('common.simulatedTitle') : t('common.practiceTitle')}
        open={open}
        onClose={() => setOpen(false)}
      >
        <p className="second">{simulated ? t('common.simulatedText') : t('common.practiceText')}</p>
      </Sheet>
    </>
  );
}
