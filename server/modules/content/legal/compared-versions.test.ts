import { readFileSync } from 'node:fs';
import { fromRoot } from '../../../platform/project-root';
import { draftLegal } from '../../../testing/content/legal';
import { aStaffSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);

/** What the console itself asks when it compares a text that is proposed with the one in force. */
const VERSIONS = readFileSync(fromRoot('client-admin/src/ui/texts/versions.graphql'), 'utf8');

interface Answer {
  readonly articleVersions: {
    readonly items: readonly { version: number; texts: readonly { body: string }[] }[];
    readonly info: { readonly endCursor: string | null; readonly hasNext: boolean };
  };
}

it('O2: the versions of a text that people accept are read from the newest on, by the cursors that come with them', async () => {
  const ada = await aStaffMember(world, 'ADMIN');
  const console = await aStaffSession(world, ada.staff.staffId);
  const { id, version: first } = await draftLegal(world, ada, 'AGREEMENT');
  await draftLegal(world, ada, 'AGREEMENT');
  const ask = async (after: string | null) => {
    const variables = { id, first: 1, after };
    const { data, errors } = await graphql(server, { query: VERSIONS, variables, console });
    expect(errors).toEqual([]);
    return (data as unknown as Answer).articleVersions;
  };
  const newest = await ask(null);
  const before = await ask(newest.info.endCursor);
  const shown = [...newest.items, ...before.items];
  expect(shown.map(({ version, texts }) => [version, texts.length])).toEqual([
    [first + 1, 10],
    [first, 10],
  ]);
  for (const { version, texts } of shown) {
    expect(texts.every(({ body }) => body.includes(`Version ${String(version)} `))).toBe(true);
  }
  const { errors } = await graphql(server, {
    ...{ query: VERSIONS, console },
    variables: { id, first: 1, after: String(first + 1) },
  });
  expect(errors).toHaveLength(1);
});
