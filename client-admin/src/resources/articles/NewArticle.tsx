import { useCanAccess, useRequireAccess } from 'react-admin';
import { begunKinds, supportDrafts } from '../../../../schema/content/articles';
import { Skeleton } from '../../ui/list/Skeleton';
import { ArticleEditor } from './ArticleEditor';

/** Customer service is offered what it may draft. */
export function NewArticle() {
  const { isPending } = useRequireAccess({ resource: 'articles', action: 'create' });
  const publish = useCanAccess({ resource: 'articles', action: 'publish' });
  if (isPending || publish.isPending) return <Skeleton />;
  return <ArticleEditor article={null} kinds={publish.canAccess ? begunKinds : supportDrafts} />;
}
