import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
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
  return (
    <main className="page">
      <LoadError
        onRetry={() => {
          window.location.reload();
        }}
        {...(chunk && { title: t('client.CHUNK_LOAD_ERROR') })}
      />
    </main>
  );
}
