import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { limits } from '../../../schema/limits';
import { useArrived } from './arrival';

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

interface Options<Data, Variables, Node> {
  readonly variables: Omit<Variables, 'after' | 'first'>;
  readonly pick: (data: Data) => Connection<Node>;
  readonly skip?: boolean;
  /** So often it asks again, while somebody looks: of what no event tells. */
  readonly pollInterval?: number;
}

interface Paged<Node> {
  /** Undefined until the first page came. */
  readonly items: readonly Node[] | undefined;
  readonly error: Error | undefined;
  readonly hasNext: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  /** Fails where the server could not be asked: pulling says so. */
  readonly refetch: () => Promise<unknown>;
}

/** A list of the API that grows page by page. The document takes `first` and `after`. */
export function useConnection<Data, Variables extends OperationVariables, Node>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, pick, ...more }: Options<Data, Variables, Node>,
): Paged<Node> {
  const query = useQuery(document, {
    variables: { ...variables, first: limits.pageSizeDefault } as unknown as Variables,
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: () => globalThis.document.hidden,
    ...more,
  } as never);
  const { data, error, loading, fetchMore, refetch } = query;
  const connection = data ? pick(data) : undefined;
  const hasNext = connection?.pageInfo.hasNextPage ?? false;
  const after = connection?.pageInfo.endCursor;
  const items = useArrived(connection?.edges.map(({ node }) => node));
  return {
    items,
    error,
    hasNext,
    loadingMore: loading && connection !== undefined,
    loadMore: () => {
      if (hasNext && !loading) void fetchMore({ variables: { after } } as never).catch(() => null);
    },
    refetch,
  };
}
