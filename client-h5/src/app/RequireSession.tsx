import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { GoTo } from '../ui/GoTo';
import { MeDocument } from '../lib/session/me.generated';
import { useSession } from '../lib/session/session';
import { rememberWanted } from '../lib/session/wanted';
import { toast } from '../lib/toast';
import { PageWait, type Frame } from '../ui/state/PageWait';

interface Props {
  readonly frame?: Frame;
  readonly children: ReactNode;
}

/** Who is not signed in goes to log in, and comes back here afterwards. */
export function RequireSession({ children, ...frame }: Props) {
  const { token, farewell } = useSession();
  if (token !== null) return <KnownUser {...frame}>{children}</KnownUser>;
  return farewell ? <GoTo to={paths.home} /> : <SendToLogin />;
}

/**
 * Asks who it is beside what the page asks for; the answer is kept for the next ones. Where none came, no page would be
 * whole.
 */
function KnownUser({ children, ...frame }: Props) {
  const { data, error, refetch } = useQuery(MeDocument, { fetchPolicy: 'cache-first' });
  if (error && !data) return <PageWait {...frame} error={error} onRetry={() => void refetch()} />;
  return children;
}

function SendToLogin() {
  const { t } = useTranslation(['shared', 'errors']);
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberWanted(pathname + search);
    toast({ type: 'error', text: t('errors:LOGIN_REQUIRED') });
  }, [pathname, search, t]);
  return <GoTo to={paths.login} />;
}
