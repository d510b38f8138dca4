import styles from './ReasonChoices.module.css';

interface Props {
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly label: string }[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
}

/** The ready-made reasons of a refusal. */
export const ReasonChoices = ({ label, choices, chosen, onChoose }: Props) => (
  <div className={styles.presets} role="group" aria-label={label}>
    {choices.map(({ name, label: words }) => (
      <button
        key={name}
        type="button"
        className="chip"
        aria-pressed={chosen === name}
        onClick={() => {
          onChoose(name);
        }}
      >
        {words}
      </button>
    ))}
  </div>
);
