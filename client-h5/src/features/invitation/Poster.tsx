import { QRCodeCanvas } from 'qrcode.react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/saveFile';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { drawPoster, POSTER } from './drawPoster';
import styles from './InviteScreen.module.css';

interface Props {
  readonly code: string;
  readonly link: string;
}

/** A picture with the link as a QR code, drawn on this device: it asks nobody else for it. */
export function Poster({ code, link }: Props) {
  const { t } = useWords('invitation');
  const brand = usePlatform()?.brand ?? '';
  const poster = useRef<HTMLCanvasElement>(null);
  const scan = useRef<HTMLCanvasElement>(null);
  const [lead, codeLine, risk] = [
    t('posterLead'),
    t('posterCode', { code }),
    t('shared:common.riskLine'),
  ];
  useEffect(() => {
    const pen = poster.current?.getContext('2d');
    if (pen && scan.current) drawPoster(pen, { scan: scan.current, brand, lead, codeLine, risk });
  }, [brand, lead, codeLine, risk, link]);
  const hand = (give: (file: Blob) => Promise<void> | void) => {
    poster.current?.toBlob((file) => {
      if (file) void give(file);
    }, 'image/png');
  };
  return (
    <>
      <QRCodeCanvas ref={scan} value={link} size={520} marginSize={2} hidden />
      <canvas
        ref={poster}
        role="img"
        aria-label={`${brand}. ${lead} ${codeLine} ${link} ${risk}`}
        className={styles.invitePoster}
        width={POSTER.width}
        height={POSTER.height}
      />
      <div className={styles.inviteActs}>
        <Button
          onClick={() => {
            hand((file) => {
              saveFile(file, NAME);
            });
          }}
        >
          {t('save')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            hand(share);
          }}
        >
          {t('sharePoster')}
        </Button>
      </div>
    </>
  );
}

const NAME = 'invitation.png';

/** To another app where this device can, else as a file. */
async function share(picture: Blob): Promise<void> {
  const files = [new File([picture], NAME, { type: 'image/png' })];
  const can = typeof navigator.canShare === 'function' && navigator.canShare({ files });
  if (can) await navigator.share({ files }).catch(() => null);
  else saveFile(picture, NAME);
}
