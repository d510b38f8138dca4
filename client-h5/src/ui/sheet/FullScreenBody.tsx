import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FullScreenProps } from './fullScreenProps';
import { PracticeBadge } from '../PracticeBadge';
import './Sheet.css';

/** Focus stays inside and returns to the opener; Esc and the cross close it. */
export function FullScreenBody({ title, open, onClose, children }: FullScreenProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className="full-screen">
          <div className="full-screen-head">
            <Dialog.Title className="sheet-title">{title}</Dialog.Title>
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
