import { TextField } from './TextField';
import styles from './DateRange.module.css';

export interface Range {
  /** Days as a date field writes them; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

interface Props {
  readonly labels: { readonly from: string; readonly to: string };
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}

/** From one day to another, both of them included. */
export function DateRange({ labels, value: { from, to }, onChange }: Props) {
  return (
    <div className={styles.dateRange}>
      <TextField
        type="date"
        label={labels.from}
        value={from}
        max={to || undefined}
        onChange={(event) => {
          onChange({ from: event.target.value, to });
        }}
      />
      <TextField
        type="date"
        label={labels.to}
        value={to}
        min={from || undefined}
        onChange={(event) => {
          onChange({ from, to: event.target.value });
        }}
      />
    </div>
  );
}
