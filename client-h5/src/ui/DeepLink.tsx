import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes';
import styles from './DeepLink.module.css';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way on from a block on the brand's deep colour. */
export function DeepLink({ to, children }: Props) {
  return (
    <Link className={classes('reach', styles.deepLink)} to={to}>
      {children}
    </Link>
  );
}
