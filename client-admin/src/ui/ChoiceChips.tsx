import { useTranslate } from 'react-admin';
import { useFilter } from './list/useFilter';

interface Props {
  readonly source: string;
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A filter with few values: one chip each, pressed again to clear it. */
export function ChoiceChips({ source, label, choices }: Props) {
  const { values, set } = useFilter();
  const translate = useTranslate();
  const stated = values[source];
  return (
    <div className="row wrap" role="group" aria-label={translate(label)}>
      {choices.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={stated === value}
          onClick={() => {
            set(source, stated === value ? '' : value);
          }}
        >
          {translate(words)}
        </button>
      ))}
    </div>
  );
}
