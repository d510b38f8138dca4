import type { ReactNode } from 'react';

/** A name, and what stands for it. */
export type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly facts: readonly Fact[];
  /** A name in words. */
  readonly label: (name: string) => string;
}

/** What is known of one thing, a line each; of what there is nothing of, nothing is said. */
export const FactList = ({ facts, label }: Props) => (
  <dl className="facts">
    {facts.map(([name, value]) =>
      value === null || value === '' ? null : (
        <div key={name}>
          <dt>{label(name)}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
