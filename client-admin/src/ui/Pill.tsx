import type { ReactNode } from 'react';
import styles from './Pill.module.css';
import { classes } from '../lib/classes';

export type Tone = 'neutral' | 'ok' | 'amber' | 'red' | 'info';

/** A short status. Its word carries the meaning, the colour only helps. */
export const Pill = ({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) => <span className={classes('num', styles.pill, styles[tone])}>{children}</span>;
