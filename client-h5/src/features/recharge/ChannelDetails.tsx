import { Copy } from 'lucide-react';
import { classes } from '../../lib/classes';
import { copy } from '../../lib/copy';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import type { Channel } from './types';
import styles from './ChannelDetails.module.css';

/** Where the money goes to, line by line, each with its copy button. */
export function ChannelDetails({ channel }: { readonly channel: Channel }) {
  const { t } = useWords('recharge');
  const { details, note, kind } = channel;
  return (
    <section>
      <h2 className={styles.rechargeHead}>{t('recharge.payTo')}</h2>
      <dl className={classes('card', styles.channelDetails)}>
        {details.map(({ label, value }) => {
          const name = t(`recharge.detail.${label}`);
          return (
            <div key={label}>
              <dt>{name}</dt>
              <dd className="num">
                <span>{value}</span>
                <IconButton label={t('recharge.copy', { name })} onClick={() => void copy(value)}>
                  <Copy size={18} strokeWidth={1.8} aria-hidden />
                </IconButton>
              </dd>
            </div>
          );
        })}
      </dl>
      {kind === 'USDT' && <Banner tone="warn">{t('recharge.networkWarning')}</Banner>}
      {note != null && note !== '' && (
        <p className={classes('small muted', styles.channelNote)}>{note}</p>
      )}
    </section>
  );
}
