import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { useBack } from '../../lib/useBack';
import { IconButton } from '../Button';
import { PageTitle } from './PageTitle';
import styles from './NavBar.module.css';

interface Props {
  readonly title: string;
  readonly back?: boolean;
  /** A tab's own page: the title is large and stands at the start. */
  readonly large?: boolean;
  readonly end?: ReactNode;
}

/** 44 px: way back, title, and what stands at its end. */
export function NavBar({ title, back = false, large = false, end }: Props) {
  const { t } = useTranslation();
  const goBack = useBack();
  return (
    <header className={large ? classes('nav-bar nav-bar-wide', styles.navBarLarge) : 'nav-bar'}>
      {!large && (
        <div className={styles.navBarSide}>
          {back && (
            <IconButton label={t('common.back')} onClick={goBack}>
              <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      <PageTitle title={title} />
      <div className={styles.navBarSide}>{end}</div>
    </header>
  );
}
