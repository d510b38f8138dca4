import { lazy } from 'react';
import { Admin, Resource, type I18nProvider } from 'react-admin';
import { AccessDenied } from './layout/AccessDenied';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFound } from './layout/NotFound';
import { PageWait } from './layout/PageWait';
import { SignIn } from './layout/SignIn';
import { makeConsoleProvider } from './providers/actions';
import { authProvider } from './providers/authProvider';
import { store } from './providers/store';
import { auditEntries } from './resources/auditEntries';
import { orders } from './resources/orders';
import { recharges } from './resources/recharges';
import { users } from './resources/users';
import { darkTheme, lightTheme } from './theme/themes';

const Dashboard = lazy(() =>
  import('./dashboard/Dashboard').then((module) => ({ default: module.Dashboard })),
);

const dataProvider = makeConsoleProvider();

export const App = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    layout={ConsoleLayout}
    loginPage={SignIn}
    dashboard={Dashboard}
    catchAll={NotFound}
    accessDenied={AccessDenied}
    loading={PageWait}
    theme={lightTheme}
    darkTheme={darkTheme}
    requireAuth
    disableTelemetry
  >
    <Resource {...recharges} />
    <Resource {...users} />
    <Resource {...orders} />
    <Resource {...auditEntries} />
  </Admin>
);
