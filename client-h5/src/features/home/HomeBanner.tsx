import { useWords } from '../../lib/useWords';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { Contours } from '../../ui/Contours';

/** What practice mode is for. In live mode the block is not there. */
export function HomeBanner() {
  const { t } = useWords('home');
  if (usePlatform()?.practiceWorld !== true) return null;
  return (
    <section className="banner">
      <Contours className="banner-art" x={0.76} y={0.55} />
      <h2>{t('home.bannerTitle')}</h2>
      <p>{t('home.bannerText')}</p>
      <Link className="banner-action" to={paths.trade}>
        {t('home.bannerAction')}
      </Link>
    </section>
  );
}
