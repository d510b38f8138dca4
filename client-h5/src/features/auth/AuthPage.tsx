import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBack } from '../../lib/useBack';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import styles from './AuthPage.module.css';

/** A page of its own: only the way back and the choice of language around one form. */
export function AuthPage({
  end,
  children,
}: {
  readonly end: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useWords('auth');
  const goBack = useBack();
  return (
    <div className="page page-surface">
      <header className="nav-bar">
        <IconButton label={t('shared:common.back')} onClick={goBack}>
          <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
        </IconButton>
        <span className="grow" />
        {end}
      </header>
      <main className={styles.auth}>{children}</main>
    </div>
  );
}
