import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Fact } from '../../../ui/figure/Fact';
import { Coverage } from '../Coverage';
import type { Project } from '../types';
import styles from './ProjectFacts.module.css';

/** The other figures of an offer; dates are said and never counted down to. */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { dailyRate, dividend, units, releaseAt, saleStartsAt, saleEndsAt } = project;
  return (
    <dl className={classes('card facts', styles.facts)}>
      <Fact name={t('project.daily')}>{format.percent(dailyRate)}</Fact>
      <Fact name={t('project.dividend.title')}>{t(`project.dividend.${dividend}`)}</Fact>
      <Fact name={t('project.joins')}>{t('project.units', { count: units })}</Fact>
      <Fact name={t('project.coverage.title')}>
        <Coverage project={project} />
      </Fact>
      <Fact name={t('project.released')}>{format.date(releaseAt)}</Fact>
      <Fact name={t('project.opens')}>{format.dateTime(saleStartsAt)}</Fact>
      <Fact name={t('project.closes')}>{format.dateTime(saleEndsAt)}</Fact>
    </dl>
  );
}
