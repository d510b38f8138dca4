import { QRCodeSVG } from 'qrcode.react';
import { useWords } from '../../lib/useWords';
import styles from './ChannelDetails.module.css';

/** Black on white in both themes: cameras read it so. */
export function AddressCode({ address }: { readonly address: string }) {
  const { t } = useWords('recharge');
  return (
    <div className={styles.addressCode}>
      <QRCodeSVG value={address} size={148} marginSize={2} title={t('recharge.addressCode')} />
    </div>
  );
}
