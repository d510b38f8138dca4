import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Longest document in tokens; the longest of ours has some 700. */
export const TOKENS_MAX = 1_500;

/** One effect per request: a batch of mutations would run a batch of tries. */
const oneRootField: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(node) {
    const { operation, selectionSet } = node;
    const [only] = selectionSet.selections;
    const single = selectionSet.selections.length === 1 && only?.kind === Kind.FIELD;
    if (operation === OperationTypeNode.MUTATION && !single) {
      context.reportError(new GraphQLError('A mutation has one root field.', { nodes: [node] }));
    }
  },
});

export interface DocumentPolicy {
  /** Introspection is for practice mode alone. */
  readonly practice: boolean;
}

/**
 * What keeps a small document from becoming much work: one list, for HTTP and for sockets. armor's
 * own token limit answers 500, so the parser counts tokens instead.
 */
export function documentLimits({ practice }: DocumentPolicy) {
  const { plugins, validationRules } = new ApolloArmor({
    maxTokens: { enabled: false },
    maxDepth: { n: 9, ignoreIntrospection: true },
    maxAliases: { n: 15 },
    maxDirectives: { n: 20 },
    costLimit: {
      maxCost: 5_000,
      objectCost: 2,
      scalarCost: 1,
      depthCostFactor: 1.5,
      ignoreIntrospection: true,
    },
    blockFieldSuggestion: { enabled: true },
  }).protect();
  const closed = practice ? [] : [NoSchemaIntrospectionCustomRule];
  return { plugins, validationRules: [...validationRules, oneRootField, ...closed] };
}
