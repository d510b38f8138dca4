import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { Contours } from '../../ui/Contours';
import styles from './DeepSection.module.css';

interface Props {
  readonly className: string | undefined;
  /** Where the drawing has its centre, as parts of the width and the height. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** A dark section of the front page, with a drawing behind what it says. */
export function DeepSection({ className, x, y, children }: Props) {
  return (
    <section className={classes(styles.deepSection, className)}>
      <Contours className={styles.deepArt} x={x} y={y} />
      {children}
    </section>
  );
}
