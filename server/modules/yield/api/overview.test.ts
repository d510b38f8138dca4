import { aSession, graphql } from '../../../testing/http';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
const READ = `{ yieldOverview { running held { amount } next { state project { id } } }
  holdings(tab: IN_PROGRESS, first: 20) { edges { node { project { id } } } } }`;

interface Read {
  readonly yieldOverview: {
    readonly running: number;
    readonly held: { readonly amount: string };
    readonly next: { readonly state: string; readonly project: { readonly id: string } } | null;
  };
  readonly holdings: { readonly edges: readonly { node: { project: { id: string } } }[] };
}

it('H1: of 22 holdings all are counted and summed, and the one that is next is told though no page shows it', async () => {
  const ann = await aUserWith(world, '5000.00');
  const token = await aSession(world, ann.userId);
  const overview = async () => {
    const { data } = await graphql(server, { query: READ, token });
    return data as unknown as Read;
  };
  expect(await overview()).toMatchObject({
    yieldOverview: { running: 0, held: { amount: '0.00' }, next: null },
  });
  // The oldest two end first: newest first, the first page of a list has neither.
  const owing = await desk.project({ topUp: { amount: 10_000n, day: 2 } });
  const short = await desk.project({ days: 4 });
  const ending = await desk.join(ann, short, 10_000);
  await desk.join(ann, owing, 10_000);
  for (let n = 0; n < 20; n += 1) await desk.join(ann, await desk.project(), 10_000 + n);
  const read = await overview();
  expect(read.yieldOverview).toEqual({
    ...{ running: 22, held: { amount: '2201.90' } },
    next: { state: 'NEEDS_TOPUP', project: { id: owing } },
  });
  expect(read.holdings.edges).toHaveLength(20);
  const listed = read.holdings.edges.map(({ node }) => node.project.id);
  expect(listed.filter((id) => id === owing || id === short)).toEqual([]);

  // What was missed is due, and is paid by the platform before the other ends.
  await advance(world, 2 * DAY + 60);
  await desk.catchUp();
  expect((await overview()).yieldOverview).toMatchObject({
    ...{ running: 22, next: { state: 'DUE', project: { id: owing } } },
  });
  await advance(world, DAY);
  await desk.catchUp();
  expect((await overview()).yieldOverview).toMatchObject({
    ...{ running: 21, held: { amount: '2101.90' } },
    next: { state: 'EARNING', project: { id: short } },
  });
  await advance(world, DAY);
  await desk.catchUp();
  expect((await overview()).yieldOverview).toMatchObject({
    ...{ running: 21, next: { state: 'DUE', project: { id: short } } },
  });
  await desk.settle(ann, ending);
  expect((await overview()).yieldOverview).toMatchObject({
    ...{ running: 20, held: { amount: '2001.90' }, next: { state: 'EARNING' } },
  });
});
