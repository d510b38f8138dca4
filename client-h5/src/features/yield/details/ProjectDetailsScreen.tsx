import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { useWords } from '../../../lib/useWords';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { ProjectDocument } from './details.generated';
import { JoinedProject } from './JoinedProject';
import { OfferedProject } from './OfferedProject';

/** An offer may be suspended, sold out or come under new terms while somebody reads it. */
const AGAIN_MS = 60_000;

/** `/pages/project/details?id=`: one project, what joining it obliges to, and the way to join. */
export function ProjectDetailsScreen() {
  const { t } = useWords('yield');
  const [params] = useSearchParams();
  const { data, error, refetch } = useArriving(
    useQuery(ProjectDocument, {
      variables: { id: params.get('id') ?? '' },
      pollInterval: AGAIN_MS,
    }),
  );
  const project = data?.project;
  if (!project) {
    const action = { label: t('details.all'), to: paths.project };
    return (
      <Page title={t('details.title')} back money>
        {data ? (
          <Empty title={t('details.missing')} text={t('details.missingText')} action={action} />
        ) : (
          <Pending shape="page" error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  if (project.joined != null) return <JoinedProject project={project} holdingId={project.joined} />;
  return <OfferedProject key={project.id} project={project} />;
}
