import { useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import { MoneyText } from '../../../ui/MoneyText';
import { CoverageMeter } from '../CoverageMeter';
import { Meter } from '../Meter';
import type { Project } from '../project';

const FACTS = ['promised', 'funded', 'free', 'invested', 'topUps', 'left'] as const;

/** What is promised and put aside, and what of the capacity is taken. */
export function CoverageCard({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const { money, count } = useFormat();
  const { coverage, capacity, units } = project;
  return (
    <section className="card">
      <h2>
        {translate('resources.projects.fields.coverage')}
        <span className="soft num">
          {translate('resources.projects.units', {
            smart_count: units,
            units: count(units),
          })}
        </span>
      </h2>
      <div className="card-body stack">
        <CoverageMeter coverage={coverage} />
        <Meter
          part={coverage.invested}
          whole={capacity}
          words={translate('resources.projects.investedOf', {
            invested: money(coverage.invested),
            capacity: money(capacity),
          })}
        />
        <dl className="facts num">
          {FACTS.map((name) => (
            <div key={name}>
              <dt>{translate(`resources.projects.fields.${name}`)}</dt>
              <dd>
                <MoneyText value={coverage[name]} code />
              </dd>
            </div>
          ))}
        </dl>
        <p className="note">{translate('resources.projects.coverageText')}</p>
      </div>
    </section>
  );
}
