import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Contours } from '../../ui/Contours';
import { DeepLink } from '../../ui/DeepLink';
import styles from './HomeBanner.module.css';

/** What practice mode is for. In live mode the block is not there. */
export function HomeBanner() {
  const { t } = useWords('home');
  if (usePlatform()?.practiceWorld !== true) return null;
  return (
    <section className={styles.banner}>
      <Contours className={styles.bannerArt} x={0.76} y={0.55} />
      <h2>{t('home.bannerTitle')}</h2>
      <p>{t('home.bannerText')}</p>
      <DeepLink to={paths.markets}>{t('home.bannerAction')}</DeepLink>
    </section>
  );
}
