import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Facts = readonly (readonly [string, ReactNode])[];

/** Facts of a contract under a title, each by the name of its field. */
export function FactsCard({ title, facts }: { readonly title: string; readonly facts: Facts }) {
  const translate = useTranslate();
  return (
    <section className="card">
      <h2>{translate(title)}</h2>
      <dl className="facts card-body num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`resources.orders.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
