import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { BackButton } from './BackButton';
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
  return (
    <header className={large ? classes('nav-bar nav-bar-wide', styles.navBarLarge) : 'nav-bar'}>
      {!large && <div className={styles.navBarSide}>{back && <BackButton />}</div>}
      <PageTitle title={title} />
      <div className={styles.navBarSide}>{end}</div>
    </header>
  );
}
