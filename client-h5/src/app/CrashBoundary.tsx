import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { answersNow, doubt, useOnline } from '../lib/network/connection';
import { BackButton } from '../ui/layout/BackButton';
import { LoadError } from '../ui/state/LoadError';
import { ChunkLoadError } from './chunkLoadError';

const KEY = 'tarn.anew';

interface Props {
  /** Another one is another page: what broke is tried anew. */
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  /** In an array: what is thrown may be nothing. */
  readonly thrown: readonly [unknown] | null;
}

/** Twelve lines of our own where a package would be half a kilobyte of the first load. */
class Boundary extends Component<Props, State> {
  override state: State = { page: this.props.page, thrown: null };
  static getDerivedStateFromError = (error: unknown) => ({ thrown: [error] });
  static getDerivedStateFromProps = ({ page }: Props, before: State) =>
    page === before.page ? null : { page, thrown: null };
  override render() {
    const { thrown } = this.state;
    return thrown ? <Broken error={thrown[0]} /> : this.props.children;
  }
}

/** A screen that breaks leaves a page with a way on, never a white one. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary page={pathname}>{children}</Boundary>;
}

function Broken({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const chunk = error instanceof ChunkLoadError;
  // A reload without a network would leave nothing at all.
  const online = useOnline();
  // What the network kept back comes once it is there; the browser remembers that it did not.
  const missing = useRef(false);
  useEffect(() => {
    let gone = false;
    if (online && (missing.current || (chunk && once())))
      void answersNow().then((there) => {
        if (there && !gone) reload();
      });
    missing.current = chunk && !online;
    return () => {
      gone = true;
    };
  }, [chunk, online]);
  return (
    <div className="page">
      <header className="nav-bar">
        <BackButton />
      </header>
      <main className="page-main">
        <LoadError
          onRetry={online ? reload : () => void doubt()}
          {...(chunk && { title: t('client.CHUNK_LOAD_ERROR') })}
        />
      </main>
    </div>
  );
}

/** Whether this page was not loaded anew by itself just before: what is missing for good is told. */
function once(): boolean {
  const { hash } = window.location;
  const before = sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, hash);
  return before !== hash;
}

const reload = () => {
  window.location.reload();
};
