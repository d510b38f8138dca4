import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SheetProps } from './sheetProps';
import './Sheet.css';

/** Focus stays inside and returns to the opener; swipe, Esc, scrim and the cross all close it. */
export function SheetBody({ title, open, onClose, children, locked = false }: SheetProps) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !locked) onClose();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="sheet-scrim" />
        <Drawer.Viewport className="sheet-viewport">
          <Drawer.Popup className="sheet">
            <div className="sheet-grab" aria-hidden />
            <div className="sheet-head">
              <Drawer.Title className="sheet-title">{title}</Drawer.Title>
              <Drawer.Close
                className="icon-button"
                aria-label={t('common.close')}
                disabled={locked}
              >
                <X size={22} strokeWidth={1.8} aria-hidden />
              </Drawer.Close>
            </div>
            <Drawer.Content className="sheet-content">{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
