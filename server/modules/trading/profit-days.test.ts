import { formatMoney } from '../../../schema/money';
import { aSession, graphql } from '../../testing/http';
import { withContracts } from '../../testing/people/contracts';
import { provenAfterEach, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../testing/world';
import { profitDays } from './profit-days';
import { resultsOfMany } from './results';
import { settleAllDueOrders } from './settle-all-due-orders';

const world = withWorld();
const server = withServer(world);
const contracts = withContracts(world);
provenAfterEach(world);

/** One contract of 40 USD upwards that ends at this price. */
async function trade(person: Person, end: string): Promise<void> {
  await quote(world, '100.00');
  await contracts.open(person);
  await advance(world, 58);
  await quote(world, end);
  await advance(world, 3);
  await settleAllDueOrders(world.visitor);
}

const DAY = 86_400;
const page = { first: 20, after: null } as const;

it('a day shows what its contracts came to after fees, and all days add up to the total', async () => {
  const [ann, ben] = [await aUserWith(world, '1000.00'), await aUserWith(world, '1000.00')];
  await trade(ann, '101.00');
  await trade(ann, '99.00');
  await trade(ben, '101.00');
  await advance(world, DAY);
  await trade(ann, '99.00');
  const days = await profitDays(ann.ctx, ann.userId, page);
  expect(days.map(({ count }) => count)).toEqual([1, 2]);
  expect(days.map(({ stake }) => formatMoney(stake))).toEqual(['40.00', '80.00']);
  expect(formatMoney(days[0]?.net ?? { asset: 'USD', minor: 0n })).toBe('-40.40');
  const [{ total, yesterday } = {}] = await resultsOfMany(ann.ctx, [ann.userId]);
  expect(days.reduce((sum, { net }) => sum + net.minor, 0n)).toBe(total?.minor);
  expect(days[1]?.net).toEqual(yesterday);
});

it('pages hold every day once, and another’s days are not among them', async () => {
  const ann = await aUserWith(world, '1000.00');
  for (let n = 0; n < 3; n += 1) {
    await trade(ann, '101.00');
    await advance(world, DAY);
  }
  const token = await aSession(world, ann.userId);
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const { data } = await graphql(server, {
      query: `query P($after: String) { profitDays(first: 2, after: $after) {
        edges { node { on } } pageInfo { endCursor hasNextPage } } }`,
      variables: { after },
      token,
    });
    const { edges, pageInfo } = (data as unknown as Answer).profitDays;
    seen.push(...edges.map(({ node }) => node.on));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(seen).toHaveLength(3);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  const ben = await aUserWith(world, '10.00');
  expect(await profitDays(ben.ctx, ben.userId, page)).toEqual([]);
});

interface Answer {
  readonly profitDays: {
    readonly edges: readonly { readonly node: { readonly on: string } }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}
