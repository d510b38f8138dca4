import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Fact } from '../../../ui/figure/Fact';
import { FilledBar } from '../FilledBar';
import { PhaseChip } from '../PhaseChip';
import { ProjectFacts } from '../ProjectFacts';
import { RiskCard } from '../RiskCard';
import type { Project } from '../types';
import styles from './ProjectHead.module.css';

/** What is offered: the yield leads, and what can be lost stands in the same card. */
export function ProjectHead({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { annualRate, days, min, description, risk } = project;
  return (
    <RiskCard risk={risk} whole className={styles.card}>
      <div className={styles.head}>
        <p className="grow">
          <span className="small second">{t('project.estimated')}</span>
          <b className={styles.rate}>{t('project.annual', { rate: format.percent(annualRate) })}</b>
        </p>
        <PhaseChip project={project} />
      </div>
      <div>
        {description.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="facts">
        <Fact name={t('project.term')}>{t('project.days', { count: days })}</Fact>
        <Fact name={t('project.min')}>{format.money(min, { as: 'code' })}</Fact>
      </dl>
      <ProjectFacts project={project} />
      <FilledBar project={project} />
    </RiskCard>
  );
}
