import type { ReactNode } from 'react';
import styles from './OutcomeCells.module.css';

/** A few figures side by side in equal size. */
export function Cells({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.outcomes}>{children}</dl>;
}

interface CellProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Cell({ label, children }: CellProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
