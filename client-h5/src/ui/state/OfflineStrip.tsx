import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenAt } from '../../lib/lastSeen';
import { lastHeard, useOnline } from '../../lib/network/connection';
import { timeOrDate } from '../../lib/time/timeOrDate';
import { toast } from '../../lib/toast';
import { useFormat } from '../../lib/useFormat';
import styles from './OfflineStrip.module.css';

/** While the server is not heard: says so, and how old what stands below is. */
export function OfflineStrip() {
  const { t } = useTranslation();
  const seenAt = useSeenAt();
  // Some devices believe in a network that leads nowhere; what is on screen knows better.
  const online = useOnline() && seenAt === null;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) toast({ type: 'plain', text: t('common.backOnline') });
    wasOffline.current = !online;
  }, [online, t]);
  return (
    <div role="status" className={styles.place}>
      {!online && <Strip seenAt={seenAt} />}
    </div>
  );
}

function Strip({ seenAt }: { readonly seenAt: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [since] = useState(() => new Date(lastHeard()).toISOString());
  return (
    <div className={styles.offline} data-offline>
      <WifiOff size={18} aria-hidden />
      {t('common.offline', { time: timeOrDate(format, seenAt ?? since) })}
    </div>
  );
}
