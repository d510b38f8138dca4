import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import type { Project } from './types';
import styles from './TermFigures.module.css';

/** Yield, term and the least that can be put in, side by side. */
export function TermFigures({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { annualRate, days, min } = project;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('project.estimated')}</dt>
        <dd className="num">{t('project.annual', { rate: format.percent(annualRate) })}</dd>
      </div>
      <div>
        <dt>{t('project.term')}</dt>
        <dd className="num">{t('project.days', { count: days })}</dd>
      </div>
      <div>
        <dt>{t('project.min')}</dt>
        <dd>
          <MoneyText money={min} code />
        </dd>
      </div>
    </dl>
  );
}
