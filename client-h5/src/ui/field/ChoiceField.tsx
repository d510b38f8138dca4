import { useId, type ReactNode } from 'react';
import styles from './ChoiceField.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** Empty or null: nothing chosen yet. */
  readonly value: Value | '' | null;
  readonly onChange: (value: Value) => void;
  readonly cards?: boolean;
  readonly error?: string | undefined;
  readonly labelHidden?: boolean;
}

/** One of several: real radio buttons, so arrow keys work. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, choices, value, onChange, cards = false, error, labelHidden = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices} {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend className={labelHidden ? 'hidden' : 'field-label'}>{label}</legend>
      <div className={cards ? styles.choicesCards : styles.choicesRow}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
