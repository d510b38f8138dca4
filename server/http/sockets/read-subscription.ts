import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { documentLimits, TOKENS_MAX, type DocumentPolicy } from '../../graphql/limits';

export interface AskedOverSocket {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

type Read = ExecutionArgs | readonly GraphQLError[];

/**
 * Reads what a socket asks for under the rules that HTTP has: what it may not ask is refused before
 * anything runs. Queries and mutations have HTTP.
 */
export function subscriptionReader(schema: GraphQLSchema, policy: DocumentPolicy) {
  const rules = [...specifiedRules, ...documentLimits(policy).validationRules];

  return ({ query, operationName, variables }: AskedOverSocket): Read => {
    const document = parsed(query);
    if (document instanceof GraphQLError) return [fault('GRAPHQL_PARSE_FAILED', document)];
    const errors = validate(schema, document, rules, { maxErrors: 20 });
    if (errors.length > 0) return errors.map((error) => fault('GRAPHQL_VALIDATION_FAILED', error));
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [fault('BAD_REQUEST', new GraphQLError('A socket carries subscriptions alone.'))];
    }
    const asked = variables ?? {};
    const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], asked);
    if (coerced.errors) return coerced.errors.map((error) => fault('BAD_USER_INPUT', error));
    return { schema, document: alone(document, operation), variableValues: asked };
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxLexicalTokens: TOKENS_MAX });
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('Not a document.');
  }
}

/** Only the operation asked for, so that nobody after this can take another one. */
const alone = (document: DocumentNode, operation: object): DocumentNode => ({
  ...document,
  definitions: document.definitions.filter(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one === operation,
  ),
});

/** The caller's own fault, said without a hint of what else there is. */
const fault = (code: string, { message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message.replace(/ ?Did you mean .+\?/gs, ''), {
    nodes: nodes ?? [],
    extensions: { code },
  });
