import { useLocation } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { rememberWanted } from '../../lib/session/wanted';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/Button';

/** Of an own contract, whose certificate is its owner's alone: who logs in comes back here. */
export function LogInFirst() {
  const { t } = useWords('verify');
  const { pathname, search } = useLocation();
  return (
    <Banner tone="info">
      <div className="stack">
        <p role="status">{t('verify.logInFirst')}</p>
        <ButtonLink
          small
          to={paths.login}
          onClick={() => {
            rememberWanted(pathname + search);
          }}
        >
          {t('shared:common.logIn')}
        </ButtonLink>
      </div>
    </Banner>
  );
}
