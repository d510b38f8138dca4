import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ask } from '../../../lib/request';
import { ProjectProposalsDocument } from '../projects.generated';

/** What is proposed for this project and waits for another administrator; nothing for who may not confirm it. */
export function Waiting({ projectId }: { readonly projectId: string }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'projects', action: 'confirm' });
  const { data = [] } = useQuery({
    queryKey: ['projectProposals', projectId],
    queryFn: async () => (await ask(ProjectProposalsDocument, { id: projectId })).projectProposals,
    enabled: canAccess === true,
  });
  if (data.length === 0) return null;
  return (
    <div className="stack" style={{ marginBottom: 16 }}>
      {data.map(({ id, kind, own, proposedBy }) => (
        <p key={id} className="note warn">
          <span>
            {translate(`resources.projects.waits.${own ? 'own' : 'other'}`, {
              what: translate(`resources.proposals.kind.${kind}`),
              name: proposedBy.name,
            })}{' '}
            <Link to="/proposals">{translate('resources.projects.toProposals')}</Link>
          </span>
        </p>
      ))}
    </div>
  );
}
