import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import styles from './ChannelCode.module.css';

interface Props {
  /** The path of the channel's own picture, where it has one. */
  readonly picture: string | null;
  /** Else its address is drawn. */
  readonly address: string;
}

/** What a camera reads to pay: the channel's own picture, else the code of its address. */
export function ChannelCode({ picture, address }: Props) {
  const { t } = useWords('recharge');
  if (picture !== null) return <ChannelPicture key={picture} path={picture} />;
  // Black on white in both themes: cameras read it so.
  return (
    <div className={styles.code}>
      <QRCodeSVG value={address} size={148} marginSize={2} title={t('recharge.addressCode')} />
    </div>
  );
}

/** On one phone it is saved and opened in the other app. */
function ChannelPicture({ path }: { readonly path: string }) {
  const { t } = useWords('recharge');
  const [tries, setTries] = useState(0);
  const [lost, setLost] = useState(false);
  if (lost) {
    return (
      <div className={styles.lost}>
        <p className="small muted">{t('recharge.channelCodeLost')}</p>
        <Button
          small
          look="quiet"
          onClick={() => {
            setTries(tries + 1);
            setLost(false);
          }}
        >
          {t('recharge.retry')}
        </Button>
      </div>
    );
  }
  return (
    <figure className={styles.code}>
      <img
        key={tries}
        className={styles.picture}
        src={path}
        alt={t('recharge.channelCode')}
        onError={() => {
          setLost(true);
        }}
      />
      <figcaption className="small muted">{t('recharge.channelCodeHint')}</figcaption>
    </figure>
  );
}
