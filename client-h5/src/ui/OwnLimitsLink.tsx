import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../schema/routes';

/** The way to one's own limits and breaks, beside what one of them stands against. */
export function OwnLimitsLink() {
  const { t } = useTranslation();
  return (
    <Link className="link reach" to={paths.ownLimits}>
      {t('safeguards.link')}
    </Link>
  );
}
