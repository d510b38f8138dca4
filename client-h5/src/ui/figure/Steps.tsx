import { classes } from '../../lib/classes';
import styles from './Steps.module.css';

export interface Step {
  readonly name: string;
  readonly below: string;
  readonly mark: 'done' | 'current' | 'due';
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Alone, and not under a row of a list. */
  readonly flush?: boolean;
}

/** How far a request has come. */
export function Steps({ label, steps, flush = false }: Props) {
  return (
    <ol className={classes(styles.steps, flush ? styles.flush : undefined)} aria-label={label}>
      {steps.map(({ name, below, mark }) => (
        <li
          key={name}
          className={classes(styles.step, styles[mark])}
          aria-current={mark === 'current' ? 'step' : undefined}
        >
          <i aria-hidden />
          {name}
          <span className="num">{below}</span>
        </li>
      ))}
    </ol>
  );
}
