import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/useFormat';
import { Button } from '../Button';
import emptyStyles from './Empty.module.css';
import styles from './LoadError.module.css';

interface Props {
  readonly onRetry: () => void;
  /** Replaces the usual words. */
  readonly title?: string;
  readonly text?: string;
}

/** Says what is safe, when it happened, and offers one way on. */
export function LoadError({ onRetry, title, text }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [at] = useState(() => new Date().toISOString());
  return (
    <div className={emptyStyles.state} role="alert">
      <span className={styles.stateIcon}>
        <RefreshCw size={22} strokeWidth={1.7} aria-hidden />
      </span>
      <h2>{title ?? t('common.loadError')}</h2>
      <p>{text ?? t('common.loadErrorText', { time: format.clock(at) })}</p>
      <Button small onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
