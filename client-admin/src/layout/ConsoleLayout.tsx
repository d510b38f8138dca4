import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ScreenCodeMissing } from '../lib/lazyScreen';
import { Skeleton } from '../ui/list/Skeleton';
import { LoadFault } from '../ui/list/LoadFault';
import { OfflineNote } from './OfflineNote';
import { Sidebar } from './Sidebar';
import { SignInAgain } from './signIn/SignInAgain';
import { TopBar } from './TopBar';
import { useQueueWatch } from './useQueueWatch';
import styles from './ConsoleLayout.module.css';

/** Sidebar, top bar and the page. A page that breaks leaves the rest of the console usable. */
export function ConsoleLayout({ children }: LayoutProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  useQueueWatch();
  return (
    <div className={styles.shell}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // The hash belongs to the router.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {translate('ra.navigation.skip_nav')}
      </a>
      <Sidebar />
      <div className={styles.body}>
        <TopBar />
        <OfflineNote />
        <SignInAgain />
        <main className={styles.content} id="main" tabIndex={-1}>
          <ErrorBoundary
            resetKeys={[pathname]}
            fallbackRender={({ error, resetErrorBoundary }) => (
              <LoadFault
                onRetry={() => {
                  if (error instanceof ScreenCodeMissing) location.reload();
                  else resetErrorBoundary();
                }}
              />
            )}
          >
            <Suspense fallback={<Skeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}
