import type { ReactNode } from 'react';
import { BackButton } from '../../ui/layout/BackButton';
import styles from './AuthPage.module.css';

/** A page of its own: only the way back and the choice of language around one form. */
export function AuthPage({
  end,
  children,
}: {
  readonly end: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="page page-surface">
      <header className="nav-bar">
        <BackButton />
        <span className="grow" />
        {end}
      </header>
      <main className={styles.auth}>{children}</main>
    </div>
  );
}
