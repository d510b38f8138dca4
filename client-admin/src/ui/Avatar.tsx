import styles from './Avatar.module.css';
import { classes } from '../lib/classes';

interface Props {
  readonly name: string;
  readonly size?: 'small' | 'normal' | 'large';
}

/** Two letters: of the two words of a name, or the first two of a masked account. */
function initials(name: string): string {
  const [first = '', second] = name
    .replace(/[*@.]+/g, ' ')
    .trim()
    .split(/\s+/);
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return (letters === '' ? '–' : letters).toUpperCase();
}

const toneOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;

/** Decoration beside a name that is written out. */
export const Avatar = ({ name, size = 'normal' }: Props) => (
  <span
    className={classes(styles.avatar, styles[size], styles[`tone${String(toneOf(name))}`])}
    aria-hidden
  >
    {initials(name)}
  </span>
);
