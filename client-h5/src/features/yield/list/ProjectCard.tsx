import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import { FilledBar } from '../FilledBar';
import { Obligations } from '../Obligations';
import { Paused } from '../Paused';
import { PhaseChip } from '../PhaseChip';
import { ProjectFacts } from '../ProjectFacts';
import { RiskCard } from '../RiskCard';
import { TermFigures } from '../TermFigures';
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
            <Link to={paths.projectDetails(project.id)}>{project.title}</Link>
          </h2>
          <p className="small muted">{kindOf(project)}</p>
        </div>
        <PhaseChip project={project} />
      </header>
      <Paused project={project} />
      <TermFigures project={project} />
      <Obligations project={project} />
      <FilledBar project={project} />
      <ProjectFacts project={project} />
      <Way project={project} title={title} />
    </RiskCard>
  );
}

/** What it is, in its own first line. */
const kindOf = ({ description }: Project): string => description.split('\n')[0] ?? '';

interface Props {
  readonly project: Project;
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
