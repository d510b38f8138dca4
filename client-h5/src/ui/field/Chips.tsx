import type { KeyboardEvent } from 'react';
import styles from './Chips.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `segments`: few, side by side in one bar. */
  readonly look?: 'chips' | 'segments';
}

/** Brings what is chosen into a row that is wider than the screen. */
const center = (chip: HTMLElement | null): void => {
  const row = chip?.parentElement;
  if (row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
};

/** Switches what is shown below; arrow keys go from one to the next. */
export function Chips<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, look = 'chips' } = props;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = options.findIndex((option) => option.value === value);
    const index = (at + step + options.length) % options.length;
    const next = options[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div
      className={look === 'chips' ? 'chips' : styles.segments}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {options.map((option) => (
        <button
          key={option.value}
          ref={option.value === value ? center : null}
          type="button"
          role="tab"
          className={look === 'chips' ? 'chip' : undefined}
          aria-selected={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => {
            onChange(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
