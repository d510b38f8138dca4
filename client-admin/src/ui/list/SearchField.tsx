import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useFilter } from './useFilter';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly width?: number;
  /** An amount or another plain value: it looks like a field, not like a search. */
  readonly plain?: boolean;
  /** What is sent for what was typed; null for what cannot be read. */
  readonly read?: (text: string) => string | null;
}

/** A filter by a whole value: it is sent with Enter, because half a value finds nothing. */
export function SearchField({ source, label, width = 240, plain = false, read = String }: Props) {
  const { values, set } = useFilter();
  const value = values[source] ?? '';
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [wrong, setWrong] = useState(false);
  if (value !== shown) {
    // The address changed: a view was chosen, or what was typed was read.
    setShown(value);
    setText(value);
    setWrong(false);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = text.trim() === '' ? '' : read(text.trim());
    setWrong(found === null);
    if (found !== null) set(source, found);
  };
  return (
    <form
      role="search"
      aria-label={label}
      className="field"
      // As wide as its words, with the lens and the edges.
      style={{
        flex: `1 1 min(${String(label.length + 8)}ch, 100%)`,
        maxWidth: Math.max(width, label.length * 9 + 60),
      }}
      onSubmit={submit}
    >
      {!plain && <Search size={16} aria-hidden />}
      <input
        type="search"
        aria-label={label}
        aria-invalid={wrong}
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
