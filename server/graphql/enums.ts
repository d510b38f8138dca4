import { registerEnumType } from 'type-graphql';

/** A GraphQL enum over a status list of the contract; its values are the words themselves. */
export function graphqlEnum<const T extends string>(
  name: string,
  values: readonly T[],
  description = `One of the ${name} words.`,
): Readonly<Record<T, T>> {
  const table = Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>;
  registerEnumType(table, { name, description });
  return table;
}
