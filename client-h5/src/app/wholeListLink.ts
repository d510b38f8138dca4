import { ApolloLink } from '@apollo/client';

type Lists = Readonly<Record<string, { readonly edges?: readonly unknown[] } | null>>;

/**
 * A list that is asked for anew is asked for as far as somebody has read on in it: its further pages are new as well. The
 * server answers with as many rows as one answer has.
 */
export const wholeListLink = new ApolloLink((operation, forward) => {
  const { client, query, variables } = operation;
  if (variables.first && !variables.after) {
    // Rows of which something is not known yet are rows all the same.
    const shown = client.cache.readQuery<Lists>({ query, variables, returnPartialData: true });
    for (const list of Object.values(shown ?? {})) {
      const first = Math.max(operation.variables.first as number, list?.edges?.length ?? 0);
      operation.variables = { ...variables, first };
    }
  }
  return forward(operation);
});
