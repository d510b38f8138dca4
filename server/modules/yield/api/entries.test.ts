import { aSession, graphql } from '../../../testing/http';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUserWith, type Person } from '../../../testing/world';
import { statement } from '../../ledger';

const NEWEST = { first: 100, after: null };

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const ENTRIES = `query E($holdingId: ID, $first: Int, $after: String) {
  projectEntries(holdingId: $holdingId, first: $first, after: $after) {
    edges { node { kind holdingId amount { amount } } } pageInfo { endCursor hasNextPage } } }`;

interface Page {
  readonly edges: readonly {
    readonly node: {
      readonly kind: string;
      readonly holdingId: string;
      readonly amount: { readonly amount: string };
    };
  }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

async function page(
  person: Person,
  variables: Readonly<Record<string, string | number | null>>,
): Promise<Page> {
  const token = await aSession(world, person.userId);
  const { data } = await graphql(server, { query: ENTRIES, token, variables });
  return (data as unknown as { projectEntries: Page }).projectEntries;
}

const said = ({ edges }: Page) => edges.map(({ node }) => `${node.kind} ${node.amount.amount}`);

/** 200.00 and 100.00 more at 0.1 % a day, paid daily, to its end after two days. */
async function ended(person: Person): Promise<string> {
  const project = await desk.project({ days: 2, annualPpm: 365_000, dividend: 'DAILY' });
  const id = await desk.join(person, project, 20_000);
  await desk.topUp(person, id, 10_000);
  await advance(world, 2 * 86_400);
  await desk.catchUp();
  await desk.settle(person, id);
  return id;
}

const ALL = [
  'PROJECT_SETTLE 300.00',
  'PROJECT_INTEREST 0.30',
  'PROJECT_INTEREST 0.30',
  'PROJECT_TOPUP 100.00',
  'PROJECT_JOIN 200.00',
];

it('H1: what went into a holding and came out of it, newest first, each once by pages', async () => {
  const ann = await aUserWith(world, '900.00');
  const id = await ended(ann);
  expect(said(await page(ann, { holdingId: id }))).toEqual(ALL);
  const paged: string[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo }: Page = await page(ann, { holdingId: id, first: 1, after });
    paged.push(...said({ edges, pageInfo }));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(paged).toEqual(ALL);
});

const LINES = `query L($id: ID!, $first: Int, $after: String) {
  statementItemLines(id: $id, first: $first, after: $after) {
    edges { node { id kind } } pageInfo { endCursor hasNextPage } } }`;

it('H1: a holding’s item of the statement has all its lines, however many nights it earned, each once by pages', async () => {
  const nights = 130;
  const bea = await aUserWith(world, '900.00');
  const project = await desk.project({ days: nights, annualPpm: 365_000, dividend: 'DAILY' });
  await desk.join(bea, project, 20_000);
  const others = (await statement(bea.ctx, bea.userId, NEWEST)).length - 2;
  await advance(world, nights * 86_400);
  await desk.catchUp();
  const token = await aSession(world, bea.userId);
  const newest = await graphql(server, {
    ...{ query: 'query I { statementItems(first: 1) { edges { node { id } } } }', token },
  });
  const [item] = (newest.data as unknown as { statementItems: ItemsPage }).statementItems.edges;
  const shown: { id: string; kind: string }[] = [];
  for (let after: string | null = null; ;) {
    const { data } = await graphql(server, {
      ...{ query: LINES, token, variables: { id: item?.node.id ?? '', first: 50, after } },
    });
    const { edges, pageInfo }: LinesPage = (data as unknown as { statementItemLines: LinesPage })
      .statementItemLines;
    shown.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  const kinds = shown.map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...Array.from({ length: nights }, () => 'PROJECT_INTEREST'),
    'PROJECT_JOIN',
    'PROJECT_JOIN',
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(nights + 2);
  const every = await statement(bea.ctx, bea.userId, { first: 500, after: null });
  expect(every.slice(0, every.length - others).map(({ id }) => id)).toEqual(
    shown.map(({ id }) => id),
  );
});

interface ItemsPage {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

interface LinesPage {
  readonly edges: readonly { readonly node: { readonly id: string; readonly kind: string } }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

it('without a holding, of all one’s own; somebody else’s looks like none', async () => {
  const [ann, eve] = [await aUserWith(world, '900.00'), await aUserWith(world, '900.00')];
  const own = [await ended(ann), await ended(ann)];
  const { edges } = await page(ann, {});
  expect([...new Set(edges.map(({ node }) => node.holdingId))]).toEqual(own.reverse());
  for (const holdingId of [own[0] ?? '', '999999', 'x'])
    expect(said(await page(eve, { holdingId }))).toEqual([]);
  expect(said(await page(eve, {}))).toEqual([]);
});

it('M13: a holding shows the terms it was joined on, after others are in force', async () => {
  const ann = await aUserWith(world, '900.00');
  const project = await desk.project({ days: 30, annualPpm: 91_250 });
  const id = await desk.join(ann, project, 20_000);
  await desk.version(project, { days: 60, annualPpm: 45_625 });
  const { data } = await graphql(server, {
    query: `query H($id: ID!) { holding(id: $id) { settlesAt terms { version hash annualRate days reductionBp } project { version hash } } }`,
    token: await aSession(world, ann.userId),
    variables: { id },
  });
  const { terms, project: present, settlesAt } = (data as unknown as Terms).holding;
  expect(terms).toMatchObject({ version: 1, annualRate: '9.125', days: 30, reductionBp: 5_000 });
  expect(terms.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(present.version).toBe(2);
  expect(present.hash).not.toBe(terms.hash);
  expect(settlesAt).toBeNull();
});

interface Terms {
  readonly holding: {
    readonly settlesAt: string | null;
    readonly terms: { readonly hash: string };
    readonly project: { readonly version: number; readonly hash: string };
  };
}
