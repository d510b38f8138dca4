import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { serverNow } from '../../../lib/time/serverClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { Figures } from '../Figures';
import { FilledBar } from '../FilledBar';
import { Obligations } from '../Obligations';
import { Paused } from '../Paused';
import { PhaseChip } from '../PhaseChip';
import { RiskCard } from '../RiskCard';
import type { Project } from '../types';
import styles from './ProjectCard.module.css';

/** One offer with all it obliges to. */
export function ProjectCard({ project }: { readonly project: Project }) {
  const title = useId();
  return (
    <RiskCard risk={project.risk} labelledBy={title}>
      <header className={styles.head}>
        <div className="grow">
          <h2 id={title}>
            <Link className="reach" to={paths.projectDetails(project.id)}>
              {project.title}
            </Link>
          </h2>
          <p className="small muted">{kindOf(project)}</p>
        </div>
        <PhaseChip project={project} />
      </header>
      <Paused project={project} />
      <Lead project={project} />
      <Obligations project={project} />
      <FilledBar project={project} />
      <Facts project={project} />
      <Way project={project} title={title} />
    </RiskCard>
  );
}

/** What it is, in its own first line. */
const kindOf = ({ description }: Project): string => description.split('\n')[0] ?? '';

interface Props {
  readonly project: Project;
}

function Lead({ project: { annualRate, days, min } }: Props) {
  const { t } = useWords('yield');
  const format = useFormat();
  return (
    <Figures
      figures={[
        [t('project.estimated'), t('project.annual', { rate: format.percent(annualRate) })],
        [t('project.term'), t('project.days', { count: days })],
        [t('project.min'), <MoneyText key="min" money={min} code />],
      ]}
    />
  );
}

/** The other figures in one line; dates are said and never counted down to. */
function Facts({ project }: Props) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { dailyRate, units, releaseAt, saleStartsAt, saleEndsAt } = project;
  const now = serverNow();
  const [opens, ends] = [Date.parse(saleStartsAt) > now, Date.parse(saleEndsAt) > now];
  const facts = [
    t('project.dailyOf', { rate: format.percent(dailyRate) }),
    t('project.units', { count: units }),
    t('project.releasedOn', { date: format.date(releaseAt) }),
    opens && t('project.opensOn', { date: format.date(saleStartsAt) }),
    t(ends ? 'project.closesOn' : 'project.closedOn', { date: format.date(saleEndsAt) }),
  ];
  return <p className="small muted num">{facts.filter(Boolean).join(' · ')}</p>;
}

function Way({ project: { id, joined }, title }: Props & { readonly title: string }) {
  const { t } = useWords('yield');
  const name = useId();
  const mine = joined != null;
  return (
    <ButtonLink
      small
      look="quiet"
      id={name}
      aria-labelledby={`${name} ${title}`}
      to={mine ? paths.myProject(joined) : paths.projectDetails(id)}
    >
      {t(mine ? 'project.viewMine' : 'project.view')}
    </ButtonLink>
  );
}
