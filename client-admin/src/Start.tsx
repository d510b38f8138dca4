import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { ForgotPassword } from './layout/signIn/ForgotPassword';
import { Join } from './layout/signIn/Join';
import { linkIn, type MailLink } from './layout/signIn/linkIn';
import { ResetPassword } from './layout/signIn/ResetPassword';
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

/** The link of a mail in the address, until it was used; then the address holds it no more. */
function useMailLink() {
  const [link, setLink] = useState(() => linkIn(window.location.hash));
  const [after, setAfter] = useState<'joined' | 'changed' | null>(null);
  const used = useCallback((done: 'joined' | 'changed' | null) => {
    window.history.replaceState(null, '', '#/');
    setLink(null);
    setAfter(done);
  }, []);
  return { link, after, used };
}

interface EntryProps {
  readonly i18nProvider: I18nProvider;
  readonly after: 'joined' | 'changed' | null;
  readonly onSignedIn: () => void;
}

/** Signing in, or the way back to it. */
function Entry(props: EntryProps) {
  const [forgot, setForgot] = useState(false);
  if (forgot) {
    return (
      <ForgotPassword
        i18nProvider={props.i18nProvider}
        onBack={() => {
          setForgot(false);
        }}
      />
    );
  }
  return (
    <SignIn
      {...props}
      onForgot={() => {
        setForgot(true);
      }}
    />
  );
}

interface LinkedProps {
  readonly i18nProvider: I18nProvider;
  readonly link: MailLink;
  /** Null: it was left without being used. */
  readonly onUsed: (done: 'joined' | 'changed' | null) => void;
}

/** What a link of a mail opens. */
const Linked = ({ i18nProvider, link: { to, token }, onUsed }: LinkedProps) =>
  to === 'invitation' ? (
    <Join
      i18nProvider={i18nProvider}
      token={token}
      onJoined={() => {
        onUsed('joined');
      }}
    />
  ) : (
    <ResetPassword
      i18nProvider={i18nProvider}
      token={token}
      onChanged={() => {
        onUsed('changed');
      }}
      onBack={() => {
        onUsed(null);
      }}
    />
  );

/**
 * Sign-in for who is not signed in; then the console, whose code is loaded only now. The address
 * stays what it was.
 */
export function Start({ i18nProvider }: { readonly i18nProvider: I18nProvider }) {
  const [signedIn, setSignedIn] = useState<boolean | null>(null);
  const { link, after, used } = useMailLink();
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
  if (link !== null) return <Linked i18nProvider={speaking} link={link} onUsed={used} />;
  if (signedIn === null) return null;
  if (!signedIn) {
    return (
      <Entry
        i18nProvider={speaking}
        after={after}
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
