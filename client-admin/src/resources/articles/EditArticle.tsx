import { useQuery } from '@tanstack/react-query';
import { useRequireAccess, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ask } from '../../lib/request';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { ArticleEditor } from './ArticleEditor';
import { ArticleDocument } from './articles.generated';

/** Read when it opens and after each act, and not taken away by newer answers while somebody types. */
export function EditArticle() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { isPending } = useRequireAccess({ resource: 'articles', action: 'edit' });
  const { data, error, refetch } = useQuery({
    queryKey: ['edited', 'articles', id],
    queryFn: async () => (await ask(ArticleDocument, { id })).article,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data === undefined && error) return <LoadFault onRetry={() => void refetch()} />;
  if (isPending || data === undefined) return <Skeleton />;
  if (data === null) {
    return <p className="note">{translate('ra.notification.item_doesnt_exist')}</p>;
  }
  return (
    <ArticleEditor
      key={data.newest.version}
      article={data}
      kinds={[data.kind]}
      onChanged={() => void refetch()}
    />
  );
}
