import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../lib/backCloses';
import { classes } from '../../lib/classes';
import type { SheetProps } from './sheetProps';
import styles from './SheetBody.module.css';

/** Focus stays inside and returns to the opener; swipe, Esc, scrim, the cross and going back all close it. */
export function SheetBody(props: SheetProps) {
  const { title, open, onClose, children, locked = false, quiet = false } = props;
  const { t } = useTranslation();
  useBackCloses(open, () => {
    if (!locked) onClose();
  });
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !locked) onClose();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.sheetScrim} />
        <Drawer.Viewport className={styles.sheetViewport}>
          <Drawer.Popup className={styles.sheet}>
            <div className={styles.sheetGrab} aria-hidden />
            <div className={styles.sheetHead}>
              <Drawer.Title
                className={
                  quiet ? classes(styles.sheetTitle, styles.sheetQuiet) : styles.sheetTitle
                }
              >
                {title}
              </Drawer.Title>
              <Drawer.Close
                className="icon-button"
                aria-label={t('common.close')}
                disabled={locked}
              >
                <X size={22} strokeWidth={1.8} aria-hidden />
              </Drawer.Close>
            </div>
            <Drawer.Content className={styles.sheetContent}>{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
