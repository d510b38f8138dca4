import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { MeDocument } from '../lib/session/me.generated';
import { useSession } from '../lib/session/session';
import { rememberWanted } from '../lib/session/wanted';
import { toast } from '../lib/toast';
import { PageWait } from '../ui/state/PageWait';

/** Who is not signed in goes to log in, and comes back here afterwards. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { token, farewell } = useSession();
  if (token !== null) return <KnownUser>{children}</KnownUser>;
  return farewell ? <Navigate to={paths.home} replace /> : <SendToLogin />;
}

/** Asks who it is before the first closed page; the answer is kept for the next ones. */
function KnownUser({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery(MeDocument, { fetchPolicy: 'cache-first' });
  if (data) return children;
  return <PageWait failed={error !== undefined} onRetry={() => void refetch()} />;
}

function SendToLogin() {
  const { t } = useTranslation(['shared', 'errors']);
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberWanted(pathname + search);
    toast({ type: 'error', text: t('errors:LOGIN_REQUIRED') });
  }, [pathname, search, t]);
  return <Navigate to={paths.login} replace />;
}
