import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { Contours } from '../../ui/Contours';

/** Why nobody needs to believe us. */
export function Technology() {
  const { t } = useTranslation();
  return (
    <section className="technology">
      <Contours className="outcomes-art" x={0.85} y={0.3} />
      <h2>{t('marketing.technologyTitle')}</h2>
      <p>{t('marketing.technologyText')}</p>
      <Link className="banner-action" to={paths.trade}>
        {t('marketing.technologyAction')}
      </Link>
    </section>
  );
}
