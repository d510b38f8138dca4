import { useQuery } from '@apollo/client/react';
import { paths } from '../../../../../schema/routes';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/Button';
import { Page } from '../../../ui/layout/Page';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { Pending } from '../../../ui/state/Pending';
import { RiskNote } from '../../../ui/RiskNote';
import type { Project } from '../types';
import { MyHoldingDocument } from '../mine/mine.generated';
import { PausedNote } from '../mine/PausedNote';
import { OwnMoments } from './OwnMoments';
import { ProjectFacts } from './ProjectFacts';
import { ProjectHead } from './ProjectHead';
import { ProjectRows } from './ProjectRows';
import { ProjectTerms } from './ProjectTerms';

interface Props {
  readonly project: Project;
  readonly holdingId: string;
}

/** The page of a project that one holds: what was to be committed to is one's own by now. */
export function JoinedProject({ project, holdingId }: Props) {
  const { t } = useWords('yield');
  const { data, error, refetch } = useQuery(MyHoldingDocument, { variables: { id: holdingId } });
  const holding = data?.holding;
  const foot = <ButtonLink to={paths.myProject(holdingId)}>{t('project.viewMine')}</ButtonLink>;
  return (
    <Page title={project.title} back money foot={foot}>
      <PullToRefresh />
      <ProjectHead project={project} />
      <PausedNote reason={project.suspendReason} />
      <div className="section-head">
        <h2>{t('details.mine')}</h2>
        <span className="small muted num">{holding?.number}</span>
      </div>
      {holding ? (
        <OwnMoments holding={holding} />
      ) : (
        <Pending error={error} onRetry={() => void refetch()} />
      )}
      {holding && holding.terms.version !== project.version && (
        <Banner tone="info">
          {t('details.otherTerms', { mine: holding.terms.version, now: project.version })}
        </Banner>
      )}
      <ProjectRows project={project} />
      <ProjectFacts project={project} />
      <ProjectTerms project={project} />
      <RiskNote />
    </Page>
  );
}
