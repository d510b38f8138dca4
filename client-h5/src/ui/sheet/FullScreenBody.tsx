import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../lib/backCloses';
import { PracticeBadge } from '../PracticeBadge';
import type { FullScreenProps } from './fullScreenProps';
import styles from './FullScreenBody.module.css';

/** Focus stays inside and returns to the opener; Esc, the cross and going back close it. */
export function FullScreenBody({ title, open, onClose, children }: FullScreenProps) {
  const { t } = useTranslation();
  useBackCloses(open, onClose);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles.fullScreen}>
          <div className={styles.fullScreenHead}>
            <Dialog.Title className={styles.fullScreenTitle}>{title}</Dialog.Title>
            <PracticeBadge />
          </div>
          <Dialog.Close className="icon-button" aria-label={t('common.close')}>
            <X size={22} strokeWidth={1.8} aria-hidden />
          </Dialog.Close>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
