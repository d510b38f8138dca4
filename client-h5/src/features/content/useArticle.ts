import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useArriving } from '../../lib/arrival';
import { ArticleDocument } from './content.generated';

/** The article that the address names; null where nobody is shown such a one. */
export function useArticle() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, refetch } = useArriving(
    useQuery(ArticleDocument, { variables: { id }, skip: id === '' }),
  );
  return { article: id === '' ? null : data?.article, error, refetch };
}
