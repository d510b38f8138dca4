import { gql } from '@apollo/client';
import { buildSchema, getNamedType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCache } from './cache';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema/user.graphql'), 'utf8'));

/** Every list of the schema that grows page by page. */
const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
  .map(({ name }) => name);

const pageOf = (name: string, id: string, hasNextPage: boolean) => ({
  [name]: {
    __typename: 'Connection',
    edges: [{ __typename: 'Edge', cursor: id, node: { __typename: 'Node', id } }],
    pageInfo: { __typename: 'PageInfo', endCursor: id, hasNextPage },
  },
});

it.each(lists)('%s grows by its second page', (name) => {
  const query = gql`query Q($first: Int, $after: String) { ${name}(first: $first, after: $after) {
    edges { cursor node { id } } pageInfo { endCursor hasNextPage } } }`;
  const cache = newCache();
  const [first, second] = [pageOf(name, '2', true), pageOf(name, '1', false)];
  cache.writeQuery({ query, variables: { first: 1 }, data: first });
  cache.writeQuery({ query, variables: { first: 1, after: '2' }, data: second });
  const read = cache.readQuery<ReturnType<typeof pageOf>>({ query, variables: { first: 1 } });
  expect(read?.[name]?.edges.map(({ cursor }) => cursor)).toEqual(['2', '1']);
});
