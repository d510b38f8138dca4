import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast';
import { useFormat } from '../../lib/useFormat';
import { useOnline } from '../../lib/useOnline';
import styles from './OfflineStrip.module.css';

/** While the phone has no network: says so, and how old what stands below is. */
export function OfflineStrip() {
  const { t } = useTranslation();
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) toast({ type: 'plain', text: t('common.backOnline') });
    wasOffline.current = !online;
  }, [online, t]);
  return <div role="status">{!online && <Strip />}</div>;
}

function Strip() {
  const { t } = useTranslation();
  const format = useFormat();
  const [since] = useState(() => new Date().toISOString());
  return (
    <div className={styles.offline}>
      <WifiOff size={18} aria-hidden />
      {t('common.offline', { time: format.clock(since) })}
    </div>
  );
}
