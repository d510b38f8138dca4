import { useTranslate } from 'react-admin';
import { useFilter } from './useFilter';

interface Props {
  readonly source: string;
  /** Spoken name, and what stands there while nothing is chosen. */
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The choices are names already, not keys of words. */
  readonly named?: boolean;
}

/** A filter with several values, one at a time. */
export function ChoiceField({ source, label, choices, named = false }: Props) {
  const { values, set } = useFilter();
  const translate = useTranslate();
  const name = translate(label);
  return (
    <span className="field">
      <select
        aria-label={name}
        value={values[source] ?? ''}
        onChange={({ target }) => {
          set(source, target.value);
        }}
      >
        <option value="">{name}</option>
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {named ? words : translate(words)}
          </option>
        ))}
      </select>
    </span>
  );
}
