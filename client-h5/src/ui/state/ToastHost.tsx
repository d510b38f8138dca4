import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster, toast as sonner } from 'sonner';
import { hostToasts } from '../../lib/toast';
import styles from './ToastHost.module.css';

const icons = {
  success: <CircleCheck size={18} aria-hidden />,
  error: <CircleAlert size={18} aria-hidden />,
  loading: <LoaderCircle className={styles.toastTurning} size={18} aria-hidden />,
};

/** Below the highest of the bars; a phone has a rule of its own, which a sheet cannot reach. */
const below = { top: 'calc(62px + var(--toast-below, 0px) + var(--safe-t))' };

/** Where toasts appear; spoken politely by readers. */
export function ToastHost() {
  const { t } = useTranslation();
  useEffect(() => {
    hostToasts({
      show: ({ type, text, duration, action }, id) => {
        const options = {
          id,
          duration: type === 'loading' ? Number.POSITIVE_INFINITY : duration,
          ...(action && { action: { label: action.label, onClick: action.run } }),
        };
        if (type === 'plain') sonner(text, options);
        else sonner[type](text, options);
      },
      close: (id) => sonner.dismiss(id),
    });
  }, []);
  return (
    <Toaster
      position="top-center"
      // Below each other: one upon another would hide its button.
      expand
      offset={below}
      mobileOffset={below}
      icons={icons}
      containerAriaLabel={t('common.messages')}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.toast ?? '', actionButton: styles.toastAction ?? '' },
      }}
    />
  );
}
