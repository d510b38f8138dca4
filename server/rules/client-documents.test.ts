import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Kind, OperationTypeNode, print, visit, type DocumentNode } from 'graphql';
import { fromRoot } from '../platform/project-root';
import { aStaffSession, graphql } from '../testing/http';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember } from '../testing/world';

const load = createRequire(__filename);
const world = withWorld();
const server = withServer(world);

let desk = '';
beforeAll(async () => {
  desk = await aStaffSession(world, (await aStaffMember(world, 'ADMIN')).staff.staffId);
});

/** Every operation that a client sends, by its name. Subscriptions stand under the same limits. */
const documentsOf = (client: string): [string, DocumentNode][] =>
  readdirSync(fromRoot(client, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts') && file !== 'graphql.generated.ts')
    .flatMap((file) =>
      Object.entries(load(fromRoot(client, 'src', file)) as Record<string, DocumentNode>),
    )
    .filter(([name, { definitions }]) => name.endsWith('Document') && definitions.length > 0)
    .filter(([, { definitions }]) =>
      definitions.every(
        (one) => !('operation' in one) || one.operation !== OperationTypeNode.SUBSCRIPTION,
      ),
    );

/** As the client of H5 sends it: what keeps its cache asks every object for its type. */
const withTypes = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent !== undefined && 'operation' in parent
        ? undefined
        : { ...set, selections: [...set.selections, TYPE_NAME] },
  });
const TYPE_NAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

const refused = /GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED/;

describe('what a client asks is within the limits of depth, cost and length', () => {
  it.each(documentsOf('client-h5'))('H5: %s', async (_, document) => {
    const { text } = await graphql(server, { query: print(withTypes(document)), token: null });
    expect(text).not.toMatch(refused);
  });

  it.each(documentsOf('client-admin'))('the console: %s', async (_, document) => {
    const { text } = await graphql(server, { query: print(document), console: desk });
    expect(text).not.toMatch(refused);
  });
});
