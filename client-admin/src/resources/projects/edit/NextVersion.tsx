import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ask } from '../../../lib/request';
import { useFormat } from '../../../lib/useFormat';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { ProjectDocument, ProjectVersionsDocument } from '../projects.generated';
import { titleOf, type Project } from '../project';
import { MayEdit } from './MayEdit';
import { draftOf } from './projectDraft';
import { ProjectEditor } from './ProjectEditor';
import type { Standing } from './standing';

const standingOf = ({
  units,
  coverage,
  released,
  releaseAt,
  suspendReason,
}: Project): Standing => ({
  ...{ units, suspendReason, ...coverage },
  releasedAt: released ? releaseAt : null,
});

function Editor({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { language } = useFormat();
  const { data, error, refetch } = useQuery({
    queryKey: ['projectVersions', id],
    queryFn: async () => {
      const [{ projectVersions }, { project }] = await Promise.all([
        ask(ProjectVersionsDocument, { id }),
        ask(ProjectDocument, { id }),
      ]);
      return { newest: projectVersions[0], project };
    },
    // What is being typed begins with the terms in force and is not taken away by newer ones.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { newest, project } = data;
  if (!newest || !project)
    return <p className="note">{translate('ra.notification.item_doesnt_exist')}</p>;
  return (
    <ProjectEditor
      id={id}
      title={translate('resources.projects.edit.version', {
        name: titleOf(newest, language),
      })}
      initial={draftOf(newest)}
      standing={standingOf(project)}
    />
  );
}

/** The next version of a project's terms, beginning with those in force. */
export function NextVersion() {
  const { id = '' } = useParams();
  return (
    <MayEdit action="edit">
      <Editor id={id} />
    </MayEdit>
  );
}
