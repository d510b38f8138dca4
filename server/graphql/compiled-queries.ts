import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  BREAK,
  execute,
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/** So many documents; what was not asked for longest goes first. */
const KEPT = 500;

/** Compiling costs more than an execution: not who asks many things once each, nor who is refused, makes work of it. */
const ANSWERED_BEFORE = 3;

/** As Apollo Server has it once the document stands. */
interface Asked {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly context: unknown;
}

/**
 * Answers operations of this schema as graphql-js does. A query that was answered a few times is compiled: a list of
 * fifty rows is a thousand fields, each a call of graphql-js. Mutations stay with graphql-js, and so does what the two
 * understand in different ways. What ends in an error is asked of graphql-js once more, whose errors ours are told by:
 * a query changes nothing.
 */
export function answering(schema: GraphQLSchema): (asked: Asked) => Promise<ExecutionResult> {
  const answered = new WeakMap<DocumentNode, number>();
  const compiled = new LRUCache<DocumentNode, Compiled | 'never'>({ max: KEPT });

  async function noteAnswered(document: DocumentNode): Promise<void> {
    const times = (answered.get(document) ?? 0) + 1;
    answered.set(document, times);
    if (times < ANSWERED_BEFORE || compiled.has(document)) return;
    compiled.set(document, 'never');
    const made = await compile(schema, document);
    if (made) compiled.set(document, made);
  }

  return async (asked) => {
    const { document, operationName, variables, context } = asked;
    const made = compiled.get(document) ?? 'never';
    if (made !== 'never' && fits(schema, made.operation, asked)) {
      const result = await made.query(undefined, context, variables);
      if (!result.errors) return result;
    }
    const result = await execute({
      ...{ schema, document, contextValue: context },
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    });
    if (!result.errors) await noteAnswered(document);
    return result;
  };
}

/** The same as Apollo Server takes it: it hands execution over to a gateway alone. */
export function compilingGateway(schema: GraphQLSchema): Gateway {
  const answer = answering(schema);
  return {
    load: () =>
      Promise.resolve({
        executor: ({ document, request, context }) =>
          answer({
            document,
            operationName: request.operationName,
            variables: request.variables,
            context,
          }),
      }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}

interface Compiled extends Pick<CompiledQuery, 'query'> {
  readonly operation: OperationDefinitionNode;
}

/** The library is loaded once there is something to compile. */
async function compile(schema: GraphQLSchema, document: DocumentNode): Promise<Compiled | null> {
  const [operation, ...others] = document.definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
  if (isSpecial(document)) return null;
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const made = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(made) ? { query: made.query, operation } : null;
}

/** Directives, introspection, and variables inside of a value, for which graphql-jit forgets defaults. */
function isSpecial(document: DocumentNode): boolean {
  let special = false;
  const found = () => {
    special = true;
    return BREAK;
  };
  visit(document, {
    Directive: found,
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE ? found() : undefined),
    ListValue: ({ values }) =>
      values.some(({ kind }) => kind === Kind.VARIABLE) ? found() : undefined,
    Field: ({ name }) =>
      name.value.startsWith('__') && name.value !== '__typename' ? found() : undefined,
  });
  return special;
}

/** Variables that do not, and an operation by another name, are refused by graphql-js, in its words. */
function fits(
  schema: GraphQLSchema,
  { name, variableDefinitions = [] }: OperationDefinitionNode,
  { operationName, variables }: Asked,
): boolean {
  if (operationName != null && operationName !== name?.value) return false;
  if (variableDefinitions.length === 0) return true;
  return 'coerced' in getVariableValues(schema, variableDefinitions, variables ?? {});
}
