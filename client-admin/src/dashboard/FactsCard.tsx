import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The screen that says more, and its name. */
  readonly to?: string;
  readonly more?: string;
}

/** Figures under one heading, a line each. */
export const FactsCard = ({ title, facts, to, more }: Props) => (
  <section className="card">
    <div className="card-head">
      <h2>{title}</h2>
      {to !== undefined && (
        <Link className="link row" to={to}>
          {more}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </div>
    <dl className="facts card-body num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
