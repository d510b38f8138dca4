import { ApolloLink } from '@apollo/client';
import { limits } from '../../../schema/limits';

type Lists = Readonly<Record<string, { readonly edges?: readonly unknown[] } | null>>;

/** A list that is asked for anew is asked for as far as somebody has read on in it: its further pages stay, and are new as well. */
export const wholeListLink = new ApolloLink((operation, forward) => {
  const { client, query, variables } = operation;
  if (variables.first && variables.after == null) {
    // Rows of which something is not known yet are rows all the same.
    const shown = client.cache.readQuery<Lists>({ query, variables, returnPartialData: true });
    const rows = Object.values(shown ?? {}).map((list) => list?.edges?.length ?? 0);
    operation.variables = {
      ...variables,
      first: Math.min(Math.max(variables.first as number, ...rows), limits.pageSizeMax),
    };
  }
  return forward(operation);
});
