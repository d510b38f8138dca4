import { ButtonLink } from '../Button';
import styles from './Empty.module.css';

interface Props {
  readonly title: string;
  /** What will appear here. */
  readonly text: string;
  /** One next step. */
  readonly action?: { readonly label: string; readonly to: string };
}

/** Nothing here yet: says what will be, and offers one next step. */
export function Empty({ title, text, action }: Props) {
  return (
    <div className={styles.state}>
      <svg width="120" height="76" viewBox="0 0 120 76" className={styles.statePicture} aria-hidden>
        <ellipse cx="60" cy="52" rx="52" ry="14" opacity=".35" />
        <ellipse cx="60" cy="52" rx="36" ry="9.5" opacity=".6" />
        <ellipse cx="60" cy="52" rx="20" ry="5" />
        <path d="M60 10v24M54 29l6 6 6-6" className={styles.stateDrop} />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {action && (
        <ButtonLink small look="quiet" className={styles.stateAction} to={action.to}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
