import { usd } from '../../../schema/money';
import { aStaffSession, graphql } from '../../testing/http';
import { withPayoutDesk, withProjectDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { convert, quoteConversion } from '../conversions';
import { applyDecisions } from '../reviews';

const world = withWorld();
const server = withServer(world);
const desk = withPayoutDesk(world);
const projects = withProjectDesk(world);

const SUMS = [
  'rechargedTotal',
  'contractsNet',
  'interestPaid',
  'withdrawnTotal',
  'convertedNet',
  'coinsValue',
];
const QUERY = `query U($id: ID!) { user(id: $id) { balances {
  total { amount } available { amount } frozen { amount } held { amount }
  ${SUMS.map((name) => `${name} { amount }`).join(' ')} } } }`;

async function sumsOf(userId: string): Promise<Readonly<Record<string, bigint>>> {
  const console = await aStaffSession(world, desk.ada.staff.staffId);
  const { data } = await graphql(server, { query: QUERY, variables: { id: userId }, console });
  const { balances } = (data as unknown as Answer).user;
  return Object.fromEntries(
    Object.entries(balances).map(([name, { amount }]) => [name, BigInt(amount.replace('.', ''))]),
  );
}

interface Answer {
  readonly user: { readonly balances: Readonly<Record<string, { readonly amount: string }>> };
}

it('H1: where a customer’s total comes from adds up, with money out and coins in it', async () => {
  const ann = await desk.saver('1000.00');
  const before = await sumsOf(ann.userId);
  const id = await desk.submitted(ann, { dollars: '200.00' });
  expect((await sumsOf(ann.userId)).withdrawnTotal).toBe(0n);
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id);
  await advance(world, 11);
  await applyDecisions(world.visitor);
  const project = await projects.project({ days: 1, annualPpm: 365_000 });
  const holding = await projects.join(ann, project, 30_000);
  await advance(world, 86_400);
  await projects.settle(ann, holding);
  await quote(world, '100000.00');
  await quote(world, '1.00000', 'USDT/USD');
  const quoted = await quoteConversion(ann.ctx, { coin: 'BTC', give: usd(30_000n) });
  await convert(ann.ctx, { quoteId: quoted.id, idempotencyKey: 'user-sums-1' });
  const after = await sumsOf(ann.userId);
  expect(after).toMatchObject({
    interestPaid: 30n,
    withdrawnTotal: 20_000n,
    convertedNet: 30_000n,
  });
  expect(after.coinsValue).toBeGreaterThan(29_000n);
  const rise =
    (after.contractsNet ?? 0n) +
    (after.interestPaid ?? 0n) -
    (after.withdrawnTotal ?? 0n) -
    (after.convertedNet ?? 0n) +
    (after.coinsValue ?? 0n);
  expect((after.total ?? 0n) - (before.total ?? 0n)).toBe(rise);
});

it('and nobody has sums of somebody else', async () => {
  const ben = await aUserWith(world, '10.00');
  expect(await sumsOf(ben.userId)).toMatchObject({ withdrawnTotal: 0n, convertedNet: 0n });
});
