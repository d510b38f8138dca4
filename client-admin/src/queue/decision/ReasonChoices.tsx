import styles from './ReasonChoices.module.css';
import { useKeys } from '../useKeys';

interface Props {
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly reason: string }[];
  /** The reason as it stands now. */
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** The ready-made reasons of a refusal: pressed, or chosen by their number. */
export function ReasonChoices({ label, choices, chosen, onChoose }: Props) {
  useKeys(
    Object.fromEntries(
      choices.slice(0, 9).map(({ reason }, at) => [
        String(at + 1),
        () => {
          onChoose(reason);
        },
      ]),
    ),
  );
  return (
    <div className={styles.presets} role="group" aria-label={label}>
      {choices.map(({ label: words, reason }, at) => (
        <button
          key={words}
          type="button"
          className="chip"
          aria-pressed={chosen === reason}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => {
            onChoose(reason);
          }}
        >
          <kbd aria-hidden>{at + 1}</kbd>
          {words}
        </button>
      ))}
    </div>
  );
}
