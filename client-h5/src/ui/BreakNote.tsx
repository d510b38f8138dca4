import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { useBreakWords } from '../lib/safeguards/useSafeguards';
import { Banner } from './Banner';

/** That one's own break lasts, and where it stands; nothing while there is none. */
export function BreakNote() {
  const { t } = useTranslation();
  const words = useBreakWords();
  if (words === null) return null;
  return (
    <Banner tone="info">
      {words}{' '}
      <Link className="link reach" to={paths.ownLimits}>
        {t('safeguards.link')}
      </Link>
    </Banner>
  );
}
