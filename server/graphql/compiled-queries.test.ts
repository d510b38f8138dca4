import {
  buildSchema,
  execute,
  GraphQLError,
  parse,
  type DocumentNode,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import { answering } from './compiled-queries';

const SDL = `
  scalar Upper
  interface Named { name: String! }
  type Cat implements Named { name: String! lives: Int! }
  type Dog implements Named { name: String! tricks: [String!] }
  union Pet = Cat | Dog
  enum Size { SMALL LARGE }
  input Filter { size: Size = SMALL names: [String!] }
  type Row { id: ID! size: Size word: Upper next: Row strict: Row! pets: [Pet!]! named: Named }
  type Query { rows(first: Int = 2, filter: Filter): [Row!]! maybe: [Row] row(id: ID!): Row broken: Row }
  type Mutation { add(n: Int!): Int! }`;

const row = (id: string, more: object = {}) => ({
  id,
  size: 'LARGE',
  word: 'shout',
  strict: { id: `${id}-strict` },
  pets: [
    { __typename: 'Cat', name: 'Tom', lives: 9 },
    { __typename: 'Dog', name: 'Rex', tricks: ['sit'] },
  ],
  named: { __typename: 'Dog', name: 'Rex' },
  ...more,
});

class Refusal extends Error {
  readonly code = 'BALANCE_TOO_LOW';
}

/** What was added, by mutations. */
const added: number[] = [];

/** Whether what can fail does. */
const state = { fails: false };

const RESOLVERS: Readonly<Record<string, object>> = {
  Query: {
    rows: (_: unknown, { first, filter }: { first: number; filter?: { size: string } }) =>
      Array.from({ length: first }, (__, n) => row(String(n), filter ? { size: filter.size } : {})),
    maybe: () =>
      state.fails
        ? [row('1'), Promise.reject(new Refusal('one of them')), row('3', { strict: null }), null]
        : [row('1'), null],
    row: (_: unknown, { id }: { id: string }) => Promise.resolve(row(id)),
    broken() {
      if (state.fails) throw new Refusal('all of it');
      return row('1');
    },
  },
  Row: {
    next: ({ id }: { id: string }) =>
      state.fails && id === '7'
        ? Promise.reject(new Refusal('the next'))
        : Promise.resolve(row('8')),
  },
  Mutation: {
    add(_: unknown, { n }: { n: number }) {
      if (state.fails) throw new Refusal(`after ${String(added.push(n))}`);
      return added.push(n);
    },
  },
};

function made(): GraphQLSchema {
  const schema = buildSchema(SDL);
  for (const [type, fields] of Object.entries(RESOLVERS)) {
    const own = (schema.getType(type) as ReturnType<GraphQLSchema['getQueryType']>)?.getFields();
    for (const [name, resolve] of Object.entries(fields) as [string, () => unknown][])
      if (own?.[name]) own[name].resolve = resolve;
  }
  const upper = schema.getType('Upper') as GraphQLScalarType;
  upper.serialize = (value) => String(value).toUpperCase();
  return schema;
}

/** More than are answered before anything is compiled. */
const USES = 5;

const schema = made();
const answer = answering(schema);

const said = ({ data, errors }: Awaited<ReturnType<typeof answer>>) => ({
  data: JSON.stringify(data),
  errors: errors?.map((error) => ({
    path: error.path,
    message: error.message,
    code: error.originalError instanceof Refusal ? error.originalError.code : null,
    ours: error instanceof GraphQLError,
  })),
});

const asked = (document: DocumentNode, variables?: Record<string, unknown>) =>
  answer({ document, variables, context: {} });

const FRAGMENTS = `
  fragment Whole on Row { id size word named { name ... on Dog { tricks } } pets { ...Pets } }
  fragment Pets on Pet { __typename ... on Cat { name lives } ... on Dog { name tricks } }`;

describe('a query that is asked again', () => {
  afterEach(() => {
    state.fails = false;
  });

  it.each([
    ['a list', '{ rows { id size word } }'],
    ['fragments, interfaces and unions', `{ rows { ...Whole strict { id } } }${FRAGMENTS}`],
    ['aliases', '{ a: rows(first: 1) { x: id y: id } b: rows(first: 3) { id } }'],
    ['an error in a list that may have holes', '{ maybe { id strict { id } } }', true],
    [
      'an error of a field that comes later',
      '{ row(id: "7") { id next { id } } rows { next { id next { id } } } }',
      true,
    ],
    ['an error at once', '{ broken { id } rows { id } }', true],
    ['what may not be null', '{ rows { id } maybe { strict { strict { id } } } }', true],
    ['fields beside each other in one selection', '{ rows { id } rows { size } }'],
  ])('answers %s as graphql-js does', async (_, text, fails = false) => {
    const document = parse(text);
    const expected = said(await execute({ schema, document }));
    for (let use = 0; use < USES; use += 1) expect(said(await asked(document))).toEqual(expected);
    state.fails = true;
    const failed = said(await execute({ schema, document }));
    expect(said(await asked(document))).toEqual(failed);
    expect(failed.errors !== undefined).toBe(fails);
  });

  const variables = `query($first: Int, $size: Size, $id: ID!) {
    rows(first: $first, filter: { size: $size }) { id size } row(id: $id) { id } }`;

  it.each([
    ['all given', { first: 1, size: 'LARGE', id: '1' }],
    ['some left out', { id: 1 }],
    ['null', { first: 1, size: null, id: '1' }],
    ['one too many', { id: '1', other: true }],
    ['one that must be there', {}],
    ['of another type', { id: '1', first: 'two' }],
    ['a name of an object', { id: '1', ['__proto__']: { first: 9 } }],
  ])('takes variables as graphql-js does: %s', async (_, variableValues) => {
    const document = parse(variables);
    for (let use = 0; use < USES; use += 1) await asked(document, { id: '1' });
    const expected = said(await execute({ schema, document, variableValues }));
    expect(said(await asked(document, variableValues))).toEqual(expected);
  });

  it.each([
    ['introspection', '{ __schema { queryType { name } } }'],
    ['directives', 'query($yes: Boolean = false) { rows { id @include(if: $yes) size } }'],
    ['several operations', 'query A { rows { id } } query B { rows { size } }'],
  ])('leaves %s to graphql-js', async (_, text) => {
    const document = parse(text);
    const expected = said(await execute({ schema, document }));
    for (let use = 0; use < USES; use += 1) expect(said(await asked(document))).toEqual(expected);
  });

  it.each(['B', ''])(
    'by another name (%j) is refused as graphql-js does',
    async (operationName) => {
      const document = parse('query A { rows { id } }');
      const expected = said(await execute({ schema, document, operationName }));
      expect(expected.errors).toHaveLength(1);
      for (let use = 0; use < USES; use += 1) {
        const named = await answer({ document, operationName: 'A', context: {} });
        expect(named).toHaveProperty('data.rows');
      }
      expect(said(await answer({ document, operationName, context: {} }))).toEqual(expected);
    },
  );

  it('does what it changes once each time, also where that fails', async () => {
    const document = parse('mutation { add(n: 5) }');
    for (let use = 0; use < USES; use += 1) await asked(document);
    state.fails = true;
    expect((await asked(document)).errors).toHaveLength(1);
    expect(added).toHaveLength(USES + 1);
  });
});
