import { CircleCheck, CircleMinus, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../lib/classes';
import styles from './CheckRow.module.css';
import { Pill, type Tone } from './Pill';

export type CheckLevel = 'GREEN' | 'AMBER' | 'GREY';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const looks: Readonly<Record<CheckLevel, Look>> = {
  GREEN: { icon: CircleCheck, tone: 'ok' },
  AMBER: { icon: TriangleAlert, tone: 'amber' },
  GREY: { icon: CircleMinus, tone: 'neutral' },
};

interface Props {
  readonly level: CheckLevel;
  /** The level in words: the colour only helps. */
  readonly said: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** What one check found, beside a request. It helps to decide and decides nothing. */
export function CheckRow({ level, said, name, children }: Props) {
  const { icon: Icon, tone } = looks[level];
  return (
    <li className={styles.line}>
      <Icon size={16} aria-hidden className={classes(styles.sign, styles[tone])} />
      <div>
        <b>{name}</b>
        {children}
      </div>
      <Pill tone={tone}>{said}</Pill>
    </li>
  );
}
