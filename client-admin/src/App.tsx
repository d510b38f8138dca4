import { QueryClient } from '@tanstack/react-query';
import { Admin, HttpError, Resource, type I18nProvider } from 'react-admin';
import { AccessDenied } from './layout/AccessDenied';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFound } from './layout/NotFound';
import { PageWait } from './layout/PageWait';
import { SignedOut } from './layout/SignedOut';
import { ResourcesContext } from './lib/consoleResource';
import { lazyScreen } from './lib/lazyScreen';
import { authProvider } from './providers/authProvider';
import { makeDataProvider } from './providers/dataProvider';
import { store } from './providers/store';
import { resources } from './resources';
import { darkTheme, lightTheme } from './theme/themes';

const Dashboard = lazyScreen('Dashboard', () => import('./dashboard/Dashboard'));

/** What is not there is said at once; what failed is tried again, never more than ten seconds apart. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 3 && !(error instanceof HttpError && error.status < 500),
      retryDelay: (count) => Math.min(500 * 2 ** count, 10_000),
    },
  },
});

const dataProvider = makeDataProvider(resources);
const screens = resources.filter(({ resource }) => resource.list !== undefined);

interface Props {
  readonly i18nProvider: I18nProvider;
  readonly onSignedOut: () => void;
}

export const App = ({ i18nProvider, onSignedOut }: Props) => (
  <ResourcesContext value={resources}>
    <Admin
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      layout={ConsoleLayout}
      loginPage={<SignedOut onSignedOut={onSignedOut} />}
      dashboard={Dashboard}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      loading={PageWait}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {screens.map(({ resource }) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  </ResourcesContext>
);
