import type { ReactNode } from 'react';
import './outcomes.css';

/** A few figures side by side in equal size. */
export function Cells({ children }: { readonly children: ReactNode }) {
  return <dl className="outcomes">{children}</dl>;
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
