import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { useAccountEvents } from '../lib/useAccountEvents';
import { PageWait } from '../ui/PageWait';
import { OfflineStrip } from '../ui/OfflineStrip';
import { client } from './apollo';
import { CrashBoundary } from './CrashBoundary';
import { RequireSession } from './RequireSession';
import { routes } from './routes';
import { ScrollMemory } from './ScrollMemory';
import { TabLayout } from './TabLayout';

const ToastHost = lazy(() =>
  import('../ui/ToastHost').then((file) => ({ default: file.ToastHost })),
);

export function App() {
  return (
    <ApolloProvider client={client}>
      <HashRouter>
        <CrashBoundary>
          <Shell />
        </CrashBoundary>
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      </HashRouter>
    </ApolloProvider>
  );
}

function Shell() {
  useAccountEvents();
  return (
    <>
      <OfflineStrip />
      <ScrollMemory />
      <Routes>
        <Route element={<TabLayout />}>{routes.filter(({ tab }) => tab).map(draw)}</Route>
        {routes.filter(({ tab }) => !tab).map(draw)}
        <Route path="*" element={<Navigate to={paths.root} replace />} />
      </Routes>
    </>
  );
}

function draw({ path, open, Screen }: (typeof routes)[number]) {
  const screen = (
    <Suspense fallback={<PageWait />}>
      <Screen />
    </Suspense>
  );
  return (
    <Route
      key={path}
      path={path}
      element={open ? screen : <RequireSession>{screen}</RequireSession>}
    />
  );
}
