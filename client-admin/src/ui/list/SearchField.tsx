import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useFilter } from './useFilter';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly width?: number;
}

/** A filter by a whole value: it is sent with Enter, because half a value finds nothing. */
export function SearchField({ source, label, width = 240 }: Props) {
  const { values, set } = useFilter();
  const [text, setText] = useState(values[source] ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    set(source, text.trim());
  };
  return (
    <form
      role="search"
      aria-label={label}
      className="field"
      style={{ flex: '1 1 130px', maxWidth: width }}
      onSubmit={submit}
    >
      <Search size={16} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        style={{ flex: 1 }}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') set(source, '');
        }}
      />
    </form>
  );
}
