import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface Props {
  /** Names and what they come to, side by side. */
  readonly figures: readonly (readonly [name: string, value: ReactNode])[];
}

/** The few figures that lead a card. */
export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
