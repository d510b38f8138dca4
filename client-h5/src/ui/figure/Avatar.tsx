import styles from './Avatar.module.css';

interface Props {
  /** Link to the picture; null where there is none. */
  readonly picture: string | null | undefined;
  /** Its first letters stand there instead. */
  readonly name: string;
  readonly large?: boolean;
}

/** A person's picture, or the first letters of their name; the name itself stands beside it. */
export function Avatar({ picture, name, large = false }: Props) {
  const look = large ? styles.large : styles.avatar;
  if (picture) return <img className={look} src={picture} alt="" />;
  return (
    <span className={look} aria-hidden>
      {name.slice(0, 2).toUpperCase()}
    </span>
  );
}
