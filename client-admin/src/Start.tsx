import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { SignIn } from './layout/signIn/SignIn';
import { me } from './providers/session';

const App = lazy(() => import('./App').then((module) => ({ default: module.App })));

/** The provider as it is, drawn again when its language changes. */
function useSpeaking(i18nProvider: I18nProvider): I18nProvider {
  const [, setTimes] = useState(0);
  const changeLocale = useCallback(
    async (locale: string) => {
      await i18nProvider.changeLocale(locale);
      setTimes((times) => times + 1);
    },
    [i18nProvider],
  );
  return { ...i18nProvider, changeLocale };
}

/**
 * Sign-in for who is not signed in; then the console, whose code is loaded only now. The address
 * stays what it was.
 */
export function Start({ i18nProvider }: { readonly i18nProvider: I18nProvider }) {
  const [signedIn, setSignedIn] = useState<boolean | null>(null);
  const speaking = useSpeaking(i18nProvider);
  const look = useCallback(() => {
    me().then(
      () => {
        setSignedIn(true);
      },
      () => {
        setSignedIn(false);
      },
    );
  }, []);
  useEffect(look, [look]);
  const again = useCallback(() => {
    setSignedIn(null);
    look();
  }, [look]);
  if (signedIn === null) return null;
  if (!signedIn) {
    return (
      <SignIn
        i18nProvider={speaking}
        onSignedIn={() => {
          setSignedIn(true);
        }}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <App i18nProvider={i18nProvider} onSignedOut={again} />
    </Suspense>
  );
}
