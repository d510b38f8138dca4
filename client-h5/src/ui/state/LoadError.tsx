import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../lib/network/fault';
import { useSession } from '../../lib/session/session';
import { formatClock } from '../../lib/time/formatTime';
import { Button } from '../Button';
import emptyStyles from './Empty.module.css';
import styles from './LoadError.module.css';

interface Props {
  readonly onRetry: () => void;
  /** What it failed with: says whether that is the network, the server or its slowness. */
  readonly error?: unknown;
  /** Replaces the usual words. */
  readonly title?: string;
  readonly text?: string;
}

/** Says what is safe, what it was and when, and offers one way on. */
export function LoadError({ onRetry, error, title, text }: Props) {
  const { t } = useTranslation();
  const { language } = useSession();
  const [at] = useState(() => new Date().toISOString());
  const fault = error == null ? null : faultOf(error);
  const told = { ...fault, time: formatClock(language, at) };
  return (
    <div className={emptyStyles.state} role="alert">
      <span className={styles.stateIcon}>
        <RefreshCw size={22} strokeWidth={1.7} aria-hidden />
      </span>
      <h2>{title ?? (fault ? t(`fault.${fault.kind}.title`) : t('common.loadError'))}</h2>
      <p>
        {text ?? (fault ? t(`fault.${fault.kind}.text`, told) : t('common.loadErrorText', told))}
      </p>
      <Button small onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
