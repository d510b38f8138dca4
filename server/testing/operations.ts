import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { permissionOf } from '../graphql/enforce-permissions';
import type { Context } from '../platform/context';

/** A value that fits a type, and means nothing. */
function value(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [value(plain.ofType)];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, value(field.type)]));
  }
  const samples: Readonly<Record<string, unknown>> = {
    ...{ Int: 1, Boolean: false, ID: '999999' },
    DateTime: '2026-01-01T00:00:00Z',
  };
  return samples[plain.name] ?? 'nothing-real';
}

/** Everything of a type that needs no argument, and of what it names one level more. */
export function selection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((arg) => !isNonNullType(arg.type)))
    .filter((field) => isLeafType(getNamedType(field.type)) || depth < 1)
    .map((field) => `${field.name} ${selection(field.type, depth + 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

/** A call of one root field, with values that mean nothing. */
export interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The permission that a field of the staff schema declares, or `anyone`. */
  readonly may: string;
}

/** One call for every root field of a schema. */
export function operations(schema: GraphQLSchema): Operation[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (root) =>
      Object.values((root?.getFields() ?? {}) as Record<string, RootField>).map((field) =>
        operation(root?.name ?? '', field),
      ),
  );
}

type RootField = GraphQLField<unknown, Context>;
function operation(root: string, field: RootField): Operation {
  const needed = field.args.filter((arg) => isNonNullType(arg.type));
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = passed ? `${field.name}(${passed})` : field.name;
  return {
    name: `${root}.${field.name}`,
    query: `${root.toLowerCase()} T${declared ? `(${declared})` : ''} { ${call} ${selection(field.type)} }`,
    variables: Object.fromEntries(needed.map((arg) => [arg.name, value(arg.type)])),
    may: String(permissionOf(field)),
  };
}
