import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { useAskAgain } from '../lib/live/useAskAgain';
import { part } from '../lib/network/part';
import { GoTo } from '../ui/GoTo';
import { useSession } from '../lib/session/session';
import { useHoldUpdates, useWaitingUpdate } from '../lib/update';
import { PageWait } from '../ui/state/PageWait';
import { CrashBoundary } from './CrashBoundary';
import { drawRoute } from './drawRoute';
import { moreScreens, routes } from './routes';
import { ScrollMemory } from './ScrollMemory';
import { TabLayout } from './TabLayout';

const MoreScreens = lazy(() => moreScreens().then((file) => ({ default: file.MoreScreens })));

// Fetched with the first screen, while there is a network.
const beside = () => part(() => import('./Beside'));

const AboveAll = lazy(() => beside().then((file) => ({ default: file.AboveAll })));

const ToastHost = lazy(() => beside().then((file) => ({ default: file.ToastHost })));

const AccountEvents = lazy(() => beside().then((file) => ({ default: file.AccountEvents })));

const UpdateRow = lazy(() =>
  part(() => import('./updates/UpdateRow')).then((file) => ({ default: file.UpdateRow })),
);

interface Props {
  readonly client: ApolloClient;
  /** The server has no address to follow. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ client, Router = HashRouter }: Props) {
  return (
    <ApolloProvider client={client}>
      <Router>
        <Suspense fallback={null}>
          <AboveAll />
        </Suspense>
        <CrashBoundary>
          <Shell />
        </CrashBoundary>
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      </Router>
    </ApolloProvider>
  );
}

function Shell() {
  useAskAgain();
  const { token } = useSession();
  const update = useWaitingUpdate();
  useHoldUpdates(useLocation().pathname === paths.instrumentPage);
  const shut = useShutOut();
  if (shut) return <GoTo to={paths.locked} />;
  return (
    <>
      {update && (
        <Suspense fallback={null}>
          <UpdateRow apply={update} />
        </Suspense>
      )}
      {token !== null && (
        <Suspense fallback={null}>
          <AccountEvents />
        </Suspense>
      )}
      <ScrollMemory />
      <Routes>
        <Route element={<TabLayout />}>{routes.filter(({ tab }) => tab).map(drawRoute)}</Route>
        {routes.filter(({ tab }) => !tab).map(drawRoute)}
        <Route
          path="*"
          element={
            <Suspense fallback={<PageWait />}>
              <MoreScreens />
            </Suspense>
          }
        />
      </Routes>
    </>
  );
}

/** What a locked user may still open: the page that says why and its appeal, another account, the language. */
const OPEN_TO_LOCKED: readonly string[] = [
  paths.locked,
  paths.customer,
  paths.login,
  paths.register,
  paths.agreement,
  paths.language,
];

function useShutOut(): boolean {
  const { locked } = useSession();
  const { pathname } = useLocation();
  return locked !== null && !OPEN_TO_LOCKED.includes(pathname);
}
