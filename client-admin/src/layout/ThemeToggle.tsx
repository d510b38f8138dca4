import { Moon, Sun } from 'lucide-react';

export type Mode = 'light' | 'dark';

interface Props {
  readonly mode: Mode;
  /** What the other mode is called. */
  readonly labelOf: (other: Mode) => string;
  readonly onChange: (other: Mode) => void;
}

/** A button to the other of light and dark. */
export function ThemeToggle({ mode, labelOf, onChange }: Props) {
  const other = mode === 'dark' ? 'light' : 'dark';
  const Icon = mode === 'dark' ? Sun : Moon;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={labelOf(other)}
      title={labelOf(other)}
      onClick={() => {
        onChange(other);
      }}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
