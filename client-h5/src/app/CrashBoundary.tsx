import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { doubt, useOnline } from '../lib/network/connection';
import { BackButton } from '../ui/layout/BackButton';
import { LoadError } from '../ui/state/LoadError';
import { ChunkLoadError } from './chunkLoadError';

/** A screen that breaks leaves a page with a way on, never a white one. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={Broken} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  );
}

function Broken({ error }: FallbackProps) {
  const { t } = useTranslation();
  const chunk = error instanceof ChunkLoadError;
  // A reload without a network would leave nothing at all.
  const online = useOnline();
  // What the network kept back comes once it is there; the browser remembers that it did not.
  const missing = useRef(false);
  useEffect(() => {
    if (online && missing.current) reload();
    missing.current = chunk && !online;
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

const reload = () => {
  window.location.reload();
};
