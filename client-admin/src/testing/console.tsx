import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Suspense, type ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  Notification,
  type AuthProvider,
  type TranslationMessages,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { ResourcesContext } from '../lib/consoleResource';
import { readConsoleLanguage } from '../lib/language';
import { authProvider } from '../providers/authProvider';
import { makeDataProvider } from '../providers/dataProvider';
import { resources } from '../resources';
import { readWords } from './words';

// A screen's code is loaded when it is first shown, and the machine may be busy.
configure({ asyncUtilTimeout: 8_000 });

const ada: AuthProvider = {
  login: authProvider.login,
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () =>
    Promise.resolve({ id: '1', fullName: 'Ada', email: 'ada@practice.tarn', role: 'ADMIN' }),
  canAccess: () => Promise.resolve(true),
};

const english = readWords('en') as TranslationMessages;
const wordsIn = (locale: string) =>
  locale === 'en' ? english : (readWords(readConsoleLanguage(locale)) as TranslationMessages);

/**
 * A part of the console as an administrator sees it, at an address, with what the browser kept: its `locale` is the
 * language.
 */
export function renderConsole(
  node: ReactNode,
  address = '/recharges',
  kept: Readonly<Record<string, unknown>> = {},
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <ResourcesContext value={resources}>
      <MemoryRouter initialEntries={[address]}>
        <AdminContext
          dataProvider={makeDataProvider(resources)}
          authProvider={ada}
          i18nProvider={polyglotI18nProvider(wordsIn, 'en', [], { allowMissing: true })}
          queryClient={queries}
          store={memoryStore({ ...kept })}
        >
          <Suspense fallback={null}>{node}</Suspense>
          <Notification />
        </AdminContext>
      </MemoryRouter>
    </ResourcesContext>,
  );
}
