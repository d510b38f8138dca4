import { useWords } from '../../lib/useWords';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { Contours } from '../../ui/Contours';

/** Why nobody needs to believe us. */
export function Technology() {
  const { t } = useWords('public');
  return (
    <section className="technology">
      <Contours className="outcomes-art" x={0.85} y={0.3} />
      <h2>{t('public.technologyTitle')}</h2>
      <p>{t('public.technologyText')}</p>
      <Link className="banner-action" to={paths.trade}>
        {t('public.technologyAction')}
      </Link>
    </section>
  );
}
