import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { usePlatform } from '../../lib/usePlatform';
import { Logo } from '../Logo';
import { PracticeBadge } from '../PracticeBadge';
import styles from './BrandBar.module.css';

/** The bar of the entry pages: whose platform this is, and at the end what the page offers there. */
export function BrandBar({ children }: { readonly children: ReactNode }) {
  const brand = usePlatform()?.brand;
  return (
    <header className="nav-bar nav-bar-wide">
      <span className={classes('row grow', styles.mark)}>
        <Logo />
        <b className={styles.brand}>{brand}</b>
        <PracticeBadge />
      </span>
      {children}
    </header>
  );
}
