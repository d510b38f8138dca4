import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../lib/useBack';
import { IconButton } from '../Button';

/** The way back, at the start of a bar. */
export function BackButton() {
  const { t } = useTranslation();
  const goBack = useBack();
  return (
    <IconButton label={t('common.back')} onClick={goBack}>
      <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
    </IconButton>
  );
}
