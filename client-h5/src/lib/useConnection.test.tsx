import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { answering } from '../testing/answering';
import { useConnection } from './useConnection';

interface Things {
  readonly things: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

const THINGS: TypedDocumentNode<Things, { first: number }> = gql`
  query Things($first: Int!) {
    things(first: $first) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

const page = (id: string) => ({
  things: { edges: [{ node: { id } }], pageInfo: { endCursor: null, hasNextPage: false } },
});

it('fails where it could not ask again, and keeps what stands', async () => {
  const { wrapper } = answering({ Things: [page('1'), 'lost', page('2')] });
  const { result } = renderHook(
    () => useConnection(THINGS, { variables: {}, pick: ({ things }) => things }),
    { wrapper },
  );
  const ids = () => result.current.items?.map(({ id }) => id);
  await waitFor(() => {
    expect(ids()).toEqual(['1']);
  });
  await act(async () => {
    await expect(result.current.refetch()).rejects.toThrow('Failed to fetch');
  });
  expect(ids()).toEqual(['1']);
  await act(async () => void (await result.current.refetch()));
  await waitFor(() => {
    expect(ids()).toEqual(['2']);
  });
});
