import { QRCodeSVG } from 'qrcode.react';
import { contentPaths } from '../../../../schema/content/routes';
import { classes } from '../../lib/classes';
import { useInstallOffer } from '../../lib/install';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { Logo } from '../../ui/Logo';
import { hasMouse, isInstalled, isIos } from './device';
import styles from './DownloadScreen.module.css';

/** `/pages/download/download`: what the installed app is, and how this device takes it. */
export function DownloadScreen() {
  const { t } = useWords('install');
  const brand = usePlatform()?.brand ?? 'Tarn';
  return (
    <Page title={t('title')} back>
      <div className={styles.download}>
        <section className={classes('card', styles.downloadCard)}>
          <Logo size={56} />
          <p>{t('lead', { brand })}</p>
          <Way brand={brand} />
        </section>
        <ul className={classes('card', styles.downloadCard, styles.downloadFacts)}>
          <li>{t('offline')}</li>
          <li>{t('source')}</li>
          <li>{t('updates')}</li>
        </ul>
        {hasMouse() && <Scan />}
      </div>
    </Page>
  );
}

/** By the browser's dialog, by steps of the person, by its menu; or it is installed already. */
function Way({ brand }: { readonly brand: string }) {
  const { t } = useWords('install');
  const install = useInstallOffer();
  if (isInstalled()) return <p className="strong">{t('installed')}</p>;
  if (install) return <Button onClick={install}>{t('install')}</Button>;
  if (!isIos()) return <p className="second">{t('menu')}</p>;
  return (
    <>
      <h2 className="strong">{t('stepsTitle', { brand })}</h2>
      <ol className={styles.downloadSteps}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3', { brand })}</li>
      </ol>
    </>
  );
}

/** This page's own address, for a phone that is at hand; drawn here, asking nobody. */
function Scan() {
  const { t } = useWords('install');
  const address = `${location.origin}${location.pathname}#${contentPaths.download}`;
  return (
    <section className={classes('card', styles.downloadCard)}>
      <h2 className="strong">{t('scan')}</h2>
      <p className="second">{t('scanText')}</p>
      <QRCodeSVG
        value={address}
        size={200}
        marginSize={2}
        role="img"
        aria-label={t('scanLabel', { address })}
        className={styles.downloadScan}
      />
    </section>
  );
}
