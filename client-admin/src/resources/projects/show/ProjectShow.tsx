import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { detail } from '../../../lib/detail';
import { retryOnce } from '../../../lib/retryOnce';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { PageTitle } from '../../../ui/PageTitle';
import { PhasePill } from '../PhasePill';
import type { Project } from '../project';
import { CoverageCard } from './CoverageCard';
import { ProjectActs } from './ProjectActs';
import { ProjectPanels } from './ProjectPanels';
import styles from './ProjectShow.module.css';
import { VersionCard } from './VersionCard';
import { Waiting } from './Waiting';

function Page() {
  const translate = useTranslate();
  const { record: project, error, refetch } = useShowContext<Project>();
  if (!project && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!project) return <Skeleton />;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{project.title}</PageTitle>
          <PhasePill {...project} />
        </div>
        <ProjectActs project={project} />
      </div>
      {project.suspendReason !== null && (
        <p className="note bad" style={{ marginBottom: 16 }}>
          {translate('resources.projects.suspendedText', { reason: project.suspendReason })}
        </p>
      )}
      <Waiting projectId={project.id} />
      <div className={styles.grid}>
        <aside>
          <CoverageCard project={project} />
        </aside>
        <VersionCard project={project} />
      </div>
      <ProjectPanels projectId={project.id} />
    </div>
  );
}

/** One project: what it promises and holds, what it offers and offered, who holds it and who paid for it. */
export const ProjectShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
