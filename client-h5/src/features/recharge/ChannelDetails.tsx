import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { classes } from '../../lib/classes';
import { copy } from '../../lib/share/copy';
import { part } from '../../lib/network/part';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import type { Channel } from './types';
import styles from './ChannelDetails.module.css';

const ChannelCode = lazy(() =>
  part(() => import('./ChannelCode')).then((file) => ({ default: file.ChannelCode })),
);

interface Props {
  readonly channel: Channel;
  /** The user's own payment reference. */
  readonly reference: string;
}

/** Where the money goes to, line by line, each with its copy button, and the code to scan where there is one. */
export function ChannelDetails({ channel, reference }: Props) {
  const { t } = useWords('recharge');
  const { details, note, kind } = channel;
  return (
    <section>
      <h2 className={styles.rechargeHead}>{t('recharge.payTo')}</h2>
      <div className="card">
        <Code {...channel} />
        <dl className={styles.channelDetails}>
          {details.map(({ label, value }) => (
            <DetailRow key={label} name={t(`recharge.detail.${label}`)} value={value} />
          ))}
          {/* A chain's transfer has no room for words. */}
          {kind !== 'USDT' && <DetailRow name={t('recharge.ownReference')} value={reference} />}
        </dl>
      </div>
      {kind === 'USDT' ? (
        <Banner tone="warn">{t('recharge.networkWarning')}</Banner>
      ) : (
        <p className={classes('small muted', styles.channelNote)}>
          {t('recharge.ownReferenceText')}
        </p>
      )}
      {note != null && note !== '' && (
        <p className={classes('small muted', styles.channelNote)}>{note}</p>
      )}
    </section>
  );
}

function Code({ details, qr }: Pick<Channel, 'details' | 'qr'>) {
  const address = details.find(({ label }) => label === 'ADDRESS')?.value;
  if (qr === null && address === undefined) return null;
  return (
    <Suspense fallback={<div className={styles.addressCode} aria-hidden />}>
      <ChannelCode picture={qr} address={address ?? ''} />
    </Suspense>
  );
}

function DetailRow({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useWords('recharge');
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        <span>{value}</span>
        <IconButton label={t('recharge.copy', { name })} onClick={() => void copy(value)}>
          <Copy size={18} strokeWidth={1.8} aria-hidden />
        </IconButton>
      </dd>
    </div>
  );
}
