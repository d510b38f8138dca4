import { aSession, graphql } from '../../testing/http';
import { withContracts } from '../../testing/people/contracts';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../testing/world';
import { settleAllDueOrders } from '../trading';
import { profitDays } from './profit-days';
import { profitItems, readPlace } from './profit-items';
import { profitOf } from './profit';
import { tradingLoaders } from '../trading/trading.loaders';
import { yieldLoaders } from '../yield/yield.loaders';

const world = withWorld();
const server = withServer(world);
const contracts = withContracts(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
const page = { first: 20, after: null } as const;

/** One contract of 40.00 upwards, lost: 40.40 with its fee. */
async function lose(person: Person): Promise<void> {
  await quote(world, '100.00');
  await contracts.open(person);
  await advance(world, 58);
  await quote(world, '99.00');
  await advance(world, 3);
  await settleAllDueOrders(world.visitor);
}

/** 300.00 at 0.1 % a day, and a contract on the second day; left early on the third. */
async function saver() {
  const person = await aUserWith(world, '1000.00');
  const project = await desk.project({
    annualPpm: 365_000,
    days: 9,
    earlyStop: { reductionBp: 5_000 },
  });
  const holding = await desk.join(person, project, 30_000);
  await advance(world, DAY);
  await lose(person);
  await advance(world, DAY);
  await desk.settle(person, holding);
  return { person, holding, project };
}

describe('H1: profit counts interest beside contracts', () => {
  it('by the platform day, and all days add up to the total', async () => {
    const { person } = await saver();
    const days = await profitDays(person.ctx, page);
    expect(
      days.map(({ count, holdings, interest, net }) => [
        ...[count, holdings],
        ...[interest.minor, net.minor],
      ]),
    ).toEqual([
      // Two nights of 30 cents, and half of both given up on the day it was left.
      [0, 1, 0n, 0n],
      [1, 1, 30n, 30n - 4_040n],
    ]);
    const loaders = { ...tradingLoaders(person.ctx), ...yieldLoaders(person.ctx) };
    const { total } = await profitOf({ loaders }, person.userId);
    expect(days.reduce((sum, { net }) => sum + net.minor, 0n)).toBe(total.minor);
  });

  it('by contract and holding, in pages that show each once', async () => {
    const { person, project } = await saver();
    await desk.join(person, project, 20_000);
    await lose(person);
    const token = await aSession(world, person.userId);
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await graphql(server, {
        query: `query P($after: String) { profitItems(first: 1, after: $after) {
          edges { node { net { amount } order { instrument { symbol } } holding { terms { title } } } }
          pageInfo { endCursor hasNextPage } } }`,
        variables: { after },
        token,
      });
      const { edges, pageInfo } = (data as unknown as Answer).profitItems;
      for (const { node } of edges)
        seen.push(
          `${node.order?.instrument.symbol ?? node.holding?.terms.title ?? ''} ${node.net.amount}`,
        );
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual([
      'BTC/USDT -40.40',
      'Steady 30 0.00',
      'BTC/USDT -40.40',
      'Steady 30 0.30',
    ]);
  });

  it('and nobody has another’s', async () => {
    await saver();
    const { ctx } = await aUserWith(world, '10.00');
    expect(await profitDays(ctx, page)).toEqual([]);
    expect(await profitItems(ctx, { first: 20, after: readPlace(null) })).toEqual([]);
  });
});

it.each(['', 'MQ', '!!', 'MS4xLjE', 'a'.repeat(200)])(
  'PARAM_INVALID where %s is no place',
  (after) => {
    expect(() => readPlace(after)).toThrow('PARAM_INVALID');
  },
);

interface Answer {
  readonly profitItems: {
    readonly edges: readonly {
      readonly node: {
        readonly net: { readonly amount: string };
        readonly order: { readonly instrument: { readonly symbol: string } } | null;
        readonly holding: { readonly terms: { readonly title: string } } | null;
      };
    }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}
