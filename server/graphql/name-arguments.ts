import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { UserError } from './user-errors';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
type RootField = GraphQLField<unknown, unknown>;
interface Answer {
  readonly userErrors: readonly UserError[];
}

/**
 * Refusals name the field at fault within `input`. Where a mutation takes it as an argument of its own, the path
 * begins with that argument.
 */
export function nameArguments(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const field of Object.values(fields as Record<string, RootField>)) {
    const taken = field.args.map(({ name }) => name).filter((name) => name !== 'input');
    if (taken.length > 0) field.resolve = naming(field, taken);
  }
  return schema;
}

function naming({ resolve }: RootField, taken: readonly string[]): Resolve {
  return async (...asked) => {
    const answer = (await resolve?.(...asked)) as Answer;
    if (answer.userErrors.length === 0) return answer;
    const userErrors = answer.userErrors.map(({ code, message, figures, field }) => ({
      ...{ code, message, figures },
      field: pathOf(field, taken),
    }));
    return { ...answer, userErrors };
  };
}

function pathOf(field: string[] | null, taken: readonly string[]): string[] | null {
  const [first, name = ''] = field ?? [];
  return first === 'input' && taken.includes(name) ? [name] : field;
}
