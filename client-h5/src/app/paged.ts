import type { FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  readonly cursor?: string;
  readonly node: Reference;
}

interface Page {
  readonly edges: readonly Edge[];
  /** Who asks for the first few alone asks for none of it. */
  readonly pageInfo?: { readonly hasNextPage: boolean };
}

/** The list begins anew, and goes on as it did behind the row that is its last. */
function renewed(before: Page, page: Page): Page {
  const places = new Map(before.edges.map(({ node }, place) => [node.__ref, place]));
  const edges = page.edges.map((edge) => ({
    ...before.edges[places.get(edge.node.__ref) ?? -1],
    ...edge,
  }));
  const last = places.get(edges.at(-1)?.node.__ref ?? '');
  // Nothing of it was here: what was here tells nothing of what follows.
  if (last === undefined) return { ...page, edges };
  const refs = new Set(edges.map(({ node }) => node.__ref));
  const ends = page.pageInfo?.hasNextPage === false;
  const rest = ends ? [] : before.edges.slice(last + 1).filter(({ node }) => !refs.has(node.__ref));
  const { pageInfo } = rest.length > 0 ? before : { ...before, ...page };
  return { ...page, edges: [...edges, ...rest], ...(pageInfo && { pageInfo }) };
}

/**
 * A list that grows page by page: what was asked for behind a cursor stands behind it, and what was asked for behind none
 * in the place of the rows it has; further pages stay. Behind a cursor that is gone by now nothing stands.
 */
export const paged = (keyArgs: string[] | false = false): FieldPolicy<Page> => ({
  keyArgs,
  merge: (before, page, { args }) => {
    const after: unknown = args?.after;
    if (!before) return page;
    if (after == null) return renewed(before, page);
    const place = before.edges.findIndex(({ cursor }) => cursor === after);
    return place < 0
      ? before
      : { ...page, edges: [...before.edges.slice(0, place + 1), ...page.edges] };
  },
});
