import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { Figures } from '../Figures';
import { FilledBar } from '../FilledBar';
import { Paragraphs } from '../Paragraphs';
import { PhaseChip } from '../PhaseChip';
import { RiskCard } from '../RiskCard';
import type { Project } from '../types';
import styles from './ProjectHead.module.css';

/** What is offered: the yield leads, and what can be lost stands in the same card. */
export function ProjectHead({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { annualRate, days, min, saleEndsAt, description, risk } = project;
  return (
    <RiskCard risk={risk} whole className={styles.card}>
      <div className={styles.head}>
        <p className="grow">
          <span className="small second">{t('project.estimated')}</span>
          <b className={styles.rate}>{t('project.annual', { rate: format.percent(annualRate) })}</b>
        </p>
        <PhaseChip project={project} />
      </div>
      <Figures
        figures={[
          [t('project.term'), t('project.days', { count: days })],
          [t('project.min'), <MoneyText key="min" money={min} code />],
          [t('project.closes'), format.date(saleEndsAt)],
        ]}
      />
      <FilledBar project={project} />
      <div className="second">
        <Paragraphs text={description} />
      </div>
    </RiskCard>
  );
}
