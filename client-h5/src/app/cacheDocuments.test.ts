import {
  buildSchema,
  executeSync,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLOutputType,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { newCache } from './cache';

const SOURCES = join(__dirname, '..');
const load = createRequire(__filename);

/** Every document of this app, without arguments: what is kept of an answer does not depend on them. */
const documents = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.generated.ts') && file !== 'graphql.generated.ts')
  .flatMap((file) => Object.entries(load(join(SOURCES, file)) as Record<string, DocumentNode>))
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name, withoutArguments(document)] as const);

function withoutArguments(document: DocumentNode): DocumentNode {
  const gone = () => null;
  return visit(document, {
    [Kind.VARIABLE_DEFINITION]: gone,
    [Kind.ARGUMENT]: gone,
    [Kind.DIRECTIVE]: gone,
  });
}

const schema = buildSchema(readFileSync(join(SOURCES, '../../schema/user.graphql'), 'utf8'));
for (const type of Object.values(schema.getTypeMap())) {
  if (isObjectType(type))
    for (const field of Object.values(type.getFields())) Object.assign(field, { args: [] });
}

/** Something of the type: one of each list, the first of each set of names. */
function sample(type: GraphQLOutputType): unknown {
  const named = getNullableType(type);
  if (isListType(named)) return [sample(named.ofType)];
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (!isLeafType(named)) return {};
  return named.name === 'Boolean' ? true : 1;
}

const operationOf = ({ definitions }: DocumentNode): string =>
  definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.operation : []))
    .join()
    .toUpperCase();

/** An answer with something in every field, written into an empty store. */
function kept(document: DocumentNode) {
  const cache = newCache();
  const query = cache.transformDocument(document);
  const { data, errors } = executeSync({
    schema,
    document: query,
    fieldResolver: (_source, _args, _context, { returnType }) => sample(returnType),
    typeResolver: (_value, _context, _info, type) => schema.getPossibleTypes(type)[0]?.name,
  });
  expect(errors).toBeUndefined();
  cache.write({ query, result: data, dataId: `ROOT_${operationOf(query)}` });
  return { cache, query };
}

const isQuery = (document: DocumentNode): boolean => operationOf(document) === 'QUERY';

it.each(documents.filter(([, one]) => isQuery(one)))(
  'the answer to %s is read from the store as it was written',
  (_, document) => {
    const { cache, query } = kept(document);
    const { missing } = cache.diff({ query, optimistic: false, returnPartialData: true });
    expect(missing).toBeUndefined();
  },
);

it.each(documents.filter(([, one]) => !isQuery(one)))(
  'the answer to %s has what the store keeps it by',
  (_, document) => {
    expect(() => kept(document)).not.toThrow();
  },
);
