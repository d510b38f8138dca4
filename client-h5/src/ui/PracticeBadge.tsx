import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../lib/usePlatform';
import { Sheet } from './Sheet';
import './marks.css';

/** Says that the money is practice money; a tap explains. Nothing in live mode. */
export function PracticeBadge() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (usePlatform()?.practice === false) return null;
  return (
    <>
      <button
        type="button"
        className="practice"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('common.practice')}
      </button>
      <Sheet title={t('common.practiceTitle')} open={open} onClose={() => setOpen(false)}>
        <p className="second">{t('common.practiceText')}</p>
      </Sheet>
    </>
  );
}
