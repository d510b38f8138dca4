import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** How far from a root field what it names is followed: an order, its instrument, the instrument's own quote no more. */
const DEPTH_MAX = 3;

const needsNothing = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every((arg) => !isNonNullType(arg.type));

const isList = (type: GraphQLOutputType): boolean =>
  /(?:Connection|List)$/.test(getNamedType(type).name);

/** What is everybody's is named and no more: its prices and terms of now are not a person's own. */
const NAMED: Readonly<Record<string, string>> = {
  Instrument: '{ id symbol name }',
  YieldProject: '{ id title }',
};

/** All of a type that needs no argument; lists of pages are roots of their own. Null where nothing is left. */
function selectionOf(type: GraphQLOutputType, depth = 1): string | null {
  const named = getNamedType(type);
  const known = NAMED[named.name];
  if (known !== undefined) return known;
  if (!isObjectType(named) || depth > DEPTH_MAX) return null;
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (!needsNothing(field) || isList(field.type)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const own = selectionOf(field.type, depth + 1);
    return own === null ? [] : [`${field.name} ${own}`];
  });
  return fields.length === 0 ? null : `{ ${fields.join(' ')} }`;
}

/** How a page is asked for, whichever of the two shapes of lists it has. */
const SHAPES = {
  edges: ['entries: edges { node', '} end: pageInfo { cursor: endCursor more: hasNextPage }'],
  items: ['entries: items', 'end: info { cursor: endCursor more: hasNext }'],
} as const;

export interface Part {
  readonly name: string;
  /** Its answer is called `all`; a list has `entries` (of edges: with `node`) and `end { cursor more }`. */
  readonly document: string;
  readonly list: boolean;
}

/**
 * The document that asks for all there is of a query, in pages where it has some (`first`, `after`; `id` where it is of
 * something): what a module adds to its types tomorrow is in it.
 *
 * @throws Error for a name that is no query
 */
export function partOf(schema: GraphQLSchema, name: string): Part {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`${name} is no query`);
  const named = getNamedType(field.type);
  const list = isObjectType(named) && isList(named);
  return { name, list, document: list ? ofList(field, named) : ofWhole(field) };
}

const ofWhole = ({ name, type }: RootField): string =>
  `{ all: ${name} ${selectionOf(type) ?? ''} }`;

type RootField = GraphQLField<unknown, unknown>;

function ofList(field: RootField, type: GraphQLObjectType): string {
  const { edges, items } = type.getFields();
  const edge = edges && getNamedType(edges.type);
  const entry = isObjectType(edge) ? edge.getFields().node : items;
  const own = (entry && selectionOf(entry.type)) ?? '';
  const [head, end] = edges ? SHAPES.edges : SHAPES.items;
  const [declared, passed] = needsNothing(field) ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  return `query Q(${declared}$first: Int, $after: String) {
    all: ${field.name}(${passed}first: $first, after: $after) { ${head} ${own} ${end} } }`;
}
