import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FieldFrame } from './FieldFrame';
import styles from './SelectField.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of many: the phone's own list. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = useId();
  const arrow = (
    <ChevronDown size={18} strokeWidth={1.8} aria-hidden className={styles.selectArrow} />
  );
  return (
    <FieldFrame id={id} label={label} end={arrow}>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.target.value);
          if (next) onChange(next.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
